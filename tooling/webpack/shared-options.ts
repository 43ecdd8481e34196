import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';
import type { PackageFacts } from './package-facts.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';

/** Folder of the package that brings the shared modules. */
export const hostDir = join(import.meta.dirname, '../../host-shell');

type ShareOptions = Record<
  string,
  { singleton: true; import?: string | false; eager?: boolean; requiredVersion: string | false; version?: string }
>;

const packageOf = (module: SharedModule): string => module.packageName ?? module.name;

/** The range that an older or newer copy must fit: the same major version. */
const rangeOf = (module: SharedModule, facts: PackageFacts): string | false => {
  const version = facts.dependencies[packageOf(module)];
  return module.workspace || !version ? false : `^${version.replace(/^[^\d]*/, '')}`;
};

/** What the shell shares: it brings what is its to bring, and takes the design system from its container. */
export function hostShares(facts: PackageFacts): ShareOptions {
  return Object.fromEntries(
    sharedModules.map((module) => {
      // Relative to the package: webpack names chunks by it, and what is served tells nobody where it was built.
      const takes = module.from === 'design-system';
      const own = takes ? false : module.facade && `./${module.facade}`;
      const version = module.workspace ? '1.0.0' : facts.dependencies[packageOf(module)];
      return [
        module.name,
        {
          singleton: true,
          requiredVersion: rangeOf(module, facts),
          ...(own === undefined ? {} : { import: own }),
          ...(takes ? {} : { eager: !module.lazy, version }),
        },
      ];
    }),
  );
}

/**
 * What every other container shares: it takes everything and brings nothing.
 * @throws Error naming each dependency whose version the shell does not bring
 */
export function remoteShares(facts: PackageFacts, host: PackageFacts): ShareOptions {
  const taken = sharedModules.filter((module) => packageOf(module) !== facts.name);
  const conflicts = taken.flatMap((module) => {
    const requested = facts.dependencies[packageOf(module)];
    const brought = host.dependencies[packageOf(module)];
    if (!requested || module.workspace || (brought && satisfy(brought, requested))) return [];
    return [`${packageOf(module)} ${requested} (host-shell brings ${brought ?? 'none'})`];
  });
  if (conflicts.length > 0)
    throw new Error(`${facts.name} needs other versions of shared modules: ${[...new Set(conflicts)].join(', ')}`);
  return Object.fromEntries(
    taken.map((module) => [module.name, { singleton: true, import: false, requiredVersion: rangeOf(module, facts) }]),
  );
}
