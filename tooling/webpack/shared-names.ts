import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { parse } from '../imports/parse.ts';
import type { PackageFacts } from './package-facts.ts';
import { sharedModules } from './shared-modules.ts';
import { hostDir, workspaceDir } from './shared-options.ts';

type PassedOn = Map<string, PassedOn | null>;

export function collectReexports(file: string): PassedOn {
  const names: PassedOn = new Map();
  const exported = parse(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) => entries);
  for (const { isType, moduleRequest, importName, exportName } of exported) {
    if (isType) continue;
    if (!moduleRequest || importName.name !== null) {
      if (exportName.name !== null) names.set(exportName.name, null);
    } else if (moduleRequest.value.startsWith('.')) {
      const inner = collectReexports(join(dirname(file), moduleRequest.value));
      if (exportName.name !== null) names.set(exportName.name, inner);
      else for (const [name, nested] of inner) names.set(name, nested);
    }
  }
  return names;
}

const flat = (names: PassedOn, before = ''): string[] =>
  [...names].flatMap(([name, inner]) => [before + name, ...(inner ? flat(inner, `${before}${name}.`) : [])]);

export function exportedNames(module: string, of?: PackageFacts): string[] | undefined {
  const { facade, workspace, packageName = module } = sharedModules.find(({ name }) => name === module) ?? {};
  if (facade) return flat(collectReexports(join(of?.dir ?? hostDir, facade)));
  if (!workspace) return undefined;
  const dir = of?.name === packageName ? of.dir : workspaceDir(packageName);
  const { exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const exported = exports[module === packageName ? '.' : `.${module.slice(packageName.length)}`];
  // In the packed kit an export has an object with types and code.
  return flat(collectReexports(join(dir, exported.default ?? exported)));
}

const isPassedOn = (names: PassedOn, [first, ...rest]: readonly string[]): boolean => {
  if (first === undefined || first === 'default') return first === undefined;
  const nested = names.get(first);
  return nested === null || (nested !== undefined && (rest.length === 0 || isPassedOn(nested, rest)));
};

export const shareKeyOf = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;

/**
 * Fails the build of a container that uses a name of a shared module which the shell's facade does not pass on: at run time it
 * would be undefined.
 */
export class SharedNames {
  readonly #facts: PackageFacts;
  readonly #facades = new Map<string, { file: string; names: PassedOn }>();

  constructor(facts: PackageFacts) {
    this.#facts = facts;
    for (const { name, facade } of sharedModules) {
      if (facade)
        this.#facades.set(name, { file: `host-shell/${facade}`, names: collectReexports(join(hostDir, facade)) });
    }
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedNames', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNames', (modules) => {
        for (const module of modules) {
          const key = shareKeyOf(module);
          const facade = key === undefined ? undefined : this.#facades.get(key);
          if (!facade) continue;
          const missing = new Set<string>();
          for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
            const ids = (dependency as { ids?: string[] } | null)?.ids;
            if (ids && !isPassedOn(facade.names, ids)) missing.add(ids.join('.'));
          }
          if (missing.size > 0) {
            const names = [...missing].sort().join(', ');
            compilation.errors.push(
              new webpack.WebpackError(
                `${this.#facts.name} uses ${names} of ${key}, which the shell does not pass on: add it to ${facade.file} and release host-shell first`,
              ),
            );
          }
        }
      });
    });
  }
}

export const providedKeyOf = (module: Module | null): string | undefined =>
  module?.type === 'provide-module' ? (module as Module & { _name: string })._name : undefined;
