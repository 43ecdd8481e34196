import type { ReleaseProvides, ReleaseUses } from 'shared-contracts';
import { offeredOperations } from 'shared-contracts/operations';
import type { Compilation, Module } from 'webpack';
import { type PackageFacts, readPackage } from '../webpack/package-facts.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { exportedNames, shareKeyOf } from '../webpack/shared-names.ts';
import { packageOf, providedVersion, rangeOf } from '../webpack/shared-options.ts';

const shared = new Map(sharedModules.map((module) => [module.name, module]));

type Names = Set<string> | null;

const sharedNameOf = (module: Module): string | undefined => {
  const external = (module as Module & { userRequest?: string }).userRequest;
  const name =
    shareKeyOf(module) ??
    (module.type.startsWith('external') || module.constructor.name === 'ExternalModule' ? external : undefined);
  return name !== undefined && shared.has(name) ? name : undefined;
};

function importedNames(compilation: Compilation, module: Module, isNamespace: (name: string) => boolean): Names {
  const { moduleGraph } = compilation;
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
    const { ids = [] } = connection.dependency as { ids?: string[] };
    for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
      const referenced = Array.isArray(reference) ? reference : reference.name;
      // For `z.object()` webpack only reports `z`, as it is a call on it; `ids` has both names.
      const [first, second] = referenced.length < ids.length ? ids : referenced;
      // `import * as x` or `require`: the whole module is used.
      if (first === undefined) return null;
      names.add(second !== undefined && isNamespace(first) ? `${first}.${second}` : first);
    }
  }
  return names;
}

const together = (one: Names, other: Names): Names => (one && other ? new Set([...one, ...other]) : null);

function usedModules(facts: PackageFacts, compilations: readonly Compilation[]): ReleaseUses['modules'] {
  const found = new Map<string, Names>();
  for (const compilation of compilations) {
    for (const module of compilation.modules) {
      const name = sharedNameOf(module);
      if (name === undefined || isOwn(facts, name)) continue;
      const exported = exportedNames(name) ?? [];
      const names = importedNames(compilation, module, (first) => exported.some((one) => one.startsWith(`${first}.`)));
      found.set(name, found.has(name) ? together(found.get(name) ?? null, names) : names);
    }
  }
  return Object.fromEntries(
    [...found].sort().flatMap(([name, names]) => {
      const module = shared.get(name);
      // Tree shaking has removed all modules that import it.
      if (!module || names?.size === 0) return [];
      const range = rangeOf(module, facts) || null;
      return [[name, { range, names: names && [...names].sort() }]];
    }),
  );
}

const isOwn = ({ name }: Pick<PackageFacts, 'name'>, module: string): boolean => {
  const from = shared.get(module)?.from;
  return name === 'host-shell' ? from === 'host' : name === 'shared-design-system' && from === 'design-system';
};

const contracts = /[\\/]shared-contracts[\\/]src[\\/]/;

function usedOperations(compilations: readonly Compilation[]): ReleaseUses['operations'] {
  const offered = offeredOperations();
  const used = compilations.flatMap((compilation) =>
    [...compilation.modules].flatMap((module) => {
      if (!contracts.test(module.nameForCondition() ?? '')) return [];
      const names = compilation.moduleGraph.getUsedExports(module, undefined);
      return names && typeof names === 'object' ? [...names] : [];
    }),
  );
  return Object.fromEntries(
    [...new Set(used)].sort().flatMap((name) => (offered[name] === undefined ? [] : [[name, offered[name]]])),
  );
}

function providedModules(facts: PackageFacts): ReleaseProvides['modules'] {
  const provided = sharedModules.filter(({ name }) => isOwn(facts, name));
  return Object.fromEntries(
    provided.map((module) => {
      const version = packageOf(module) === facts.name ? facts.version : providedVersion(module, facts);
      return [module.name, { version, names: exportedNames(module.name, facts) ?? null }];
    }),
  );
}

export function releaseFacts(
  folder: string,
  compilations: readonly Compilation[],
): { uses: ReleaseUses; provides: ReleaseProvides } {
  const facts = readPackage(folder);
  return {
    uses: { modules: usedModules(facts, compilations), operations: usedOperations(compilations) },
    provides: { modules: providedModules(facts) },
  };
}
