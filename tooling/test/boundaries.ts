import type { Import } from './import-graph.ts';
import { packageOf } from './import-graph.ts';

/** Tests, their helpers and configuration may use what the product itself may not. */
const isBeside = (file: string): boolean =>
  /\.test\.tsx?$|\/testing\/|webpack\.config\.ts$|\/scripts\//.test(file) || !file.includes('/src/');

const browserBase = ['shared-contracts', 'shared-runtime', 'shared-design-system'];
const remotes = ['storefront', 'catalog-admin', 'orders', 'settings', 'generator', 'admin'].map((name) => `mf-${name}`);

/** Which workspace packages the product code of a package may import (architecture, "The house"). */
const mayImport: Record<string, string[]> = {
  'shared-contracts': [],
  'shared-design-system': ['shared-contracts'],
  'shared-runtime': ['shared-contracts', 'shared-design-system'],
  'host-shell': browserBase,
  'bff-express': ['shared-contracts'],
  'upstream-services': ['shared-contracts'],
  tooling: ['shared-contracts'],
  e2e: ['shared-contracts', 'tooling'],
  ...Object.fromEntries(remotes.map((name) => [name, browserBase])),
};

/** The workspace packages, as the house has them. */
export const packages = Object.keys(mayImport);

const folderOf = (file: string): string => file.split('/')[0] ?? '';

/** Why an import crosses a boundary, as one sentence; undefined when it does not. */
export function crossing({ from, specifier, to }: Import): string | undefined {
  const own = folderOf(from);
  if (to !== undefined) {
    if (folderOf(to) !== own) return 'a relative path never leaves its package';
    return featureCrossing(from, to) ?? domainCrossing(from, to);
  }
  const other = packageOf(specifier);
  if (!packages.includes(other) || other === own) return undefined;
  if (mayImport[own]?.includes(other) || (other === 'tooling' && isBeside(from))) return undefined;
  return `${own} does not import ${other}`;
}

const featureOf = (file: string): string | undefined => /^[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** A feature reaches neither into another feature nor up into the screens that use it. */
function featureCrossing(from: string, to: string): string | undefined {
  const own = featureOf(from);
  if (!own) return undefined;
  const other = featureOf(to);
  if (other && other !== own) return 'a feature does not reach into another feature';
  return /^[^/]+\/src\/screens\/(?!texts\.ts)/.test(to) ? 'a feature knows nothing of the screens' : undefined;
}

/** Folders of the services that are no domains: every domain stands on them. */
const foundations = new Set(['db', 'http', 'testing', 'audit']);

const domainOf = (file: string): string | undefined => {
  const folder = /^upstream-services\/src\/([^/]+)\//.exec(file)?.[1];
  return folder && !foundations.has(folder) ? folder : undefined;
};

/** A domain calls another one through its public face only. */
function domainCrossing(from: string, to: string): string | undefined {
  const [own, other] = [domainOf(from), domainOf(to)];
  if (!own || !other || own === other || isBeside(from)) return undefined;
  return to === `upstream-services/src/${other}/index.ts` ? undefined : 'a domain is called through its index.ts only';
}
