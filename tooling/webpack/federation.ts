import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Federation options of every container, each a finding of the prototype:
 * - `loaded-first`: with the default, one unreachable remote takes the whole page down
 * - `dts`, `manifest` off: types come from the workspace, addresses from the BFF's registry
 * - no snapshot code: addresses are known before anything loads
 */
export const commonFederation = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  dev: false,
} satisfies Partial<Options>;

export const commonExperiments = { optimization: { disableSnapshot: true, target: 'web' } } as const;

export const entryFiles = { host: 'main.js', remote: 'remoteEntry.js' } as const;
