import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';
import type { PackageFacts } from './package-facts.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';

export const hostDir = join(import.meta.dirname, '../../host-shell');

export const workspaceDir = (name: string): string =>
  ['..', '../..'].map((up) => join(hostDir, up, name)).find((dir) => existsSync(join(dir, 'package.json'))) ??
  join(hostDir, '..', name);

type ShareOptions = Record<
  string,
  {
    singleton: true;
    import?: string | false;
    eager?: boolean;
    requiredVersion: string | false;
    strictVersion?: boolean;
    version?: string;
  }
>;

export const packageOf = (module: SharedModule): string => module.packageName ?? module.name;

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(workspaceDir(name), 'package.json'), 'utf8')).version;

function requestedRange(name: string, { dependencies }: Pick<PackageFacts, 'dependencies'>): string | undefined {
  const range = dependencies[name];
  return range?.startsWith('file:') ? `^${versionOf(name)}` : range;
}

export const rangeOf = (module: SharedModule, facts: Pick<PackageFacts, 'dependencies'>): string | false => {
  const range = requestedRange(packageOf(module), facts);
  if (range === undefined || range === '*') return false;
  return /^\d/.test(range) ? `^${range}` : range;
};

export function providedVersion(module: SharedModule, host: Pick<PackageFacts, 'dependencies'>): string {
  const name = packageOf(module);
  if (!module.workspace) return host.dependencies[name] ?? '';
  return versionOf(name);
}

export function hostShares(facts: PackageFacts): ShareOptions {
  return Object.fromEntries(
    sharedModules.map((module) => {
      // A relative path, because webpack names chunks after it, and the names must not reveal where the release was built.
      const takes = module.from === 'design-system';
      const facade = takes ? false : module.facade && `./${module.facade}`;
      return [
        module.name,
        {
          singleton: true,
          requiredVersion: takes ? false : rangeOf(module, facts),
          ...(facade === undefined ? {} : { import: facade }),
          ...(takes ? {} : { eager: !module.lazy, version: providedVersion(module, facts) }),
        },
      ];
    }),
  );
}

/**
 * Share options of every container but the shell: it takes all shared modules and provides none. If the page's version is outside its range, the
 * container does not load, and its earlier release may stand in. The design system's version on a page is no semver, so its range is checked earlier
 * (`compatibility.ts`).
 * @throws Error naming each dependency whose version the shell does not provide
 */
export function remoteShares(facts: PackageFacts, host: PackageFacts): ShareOptions {
  const taken = sharedModules.filter((module) => packageOf(module) !== facts.name);
  const conflicts = taken.flatMap((module) => {
    const requested = requestedRange(packageOf(module), facts);
    if (!requested || requested === '*' || module.from === 'design-system') return [];
    const brought = providedVersion(module, host);
    if (brought && satisfy(brought, requested)) return [];
    return [`${packageOf(module)} ${requested} (host-shell brings ${brought || 'none'})`];
  });
  if (conflicts.length > 0)
    throw new Error(`${facts.name} needs other versions of shared modules: ${[...new Set(conflicts)].join(', ')}`);
  return Object.fromEntries(
    taken.map((module) => {
      const requiredVersion = module.from === 'design-system' ? false : rangeOf(module, facts);
      return [
        module.name,
        { singleton: true, import: false, requiredVersion, strictVersion: requiredVersion !== false },
      ];
    }),
  );
}
