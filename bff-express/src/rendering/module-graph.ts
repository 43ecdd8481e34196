import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';
import type { ContainerName, OpenedPage, PageRequest } from 'shared-contracts';
import { designSystemName, missingExports, shellName } from 'shared-contracts/names';
import { platformContainers } from '../releases/culprit.ts';
import type { Bundle } from './messages.ts';
import type { Packages } from './packages.ts';

const runtimeName = 'shared-runtime/page';

function bringerOf(request: string): ContainerName | undefined {
  if (request === runtimeName) return shellName;
  // Its entries are parts of one: on the server there is the whole.
  if (request === designSystemName || request.startsWith(`${designSystemName}/`)) return designSystemName;
  return undefined;
}

type Exports = Record<string, unknown>;

export type OpenPage = (request: PageRequest) => Promise<OpenedPage>;

type Bundled = (module: object, exports: Exports, require: (request: string) => unknown) => void;

/** Compiles past V8's cache of sources, which would keep each bundle that ever ran until memory is short. */
function compileUncached(code: string, filename: string): Bundled {
  setFlagsFromString('--no-compilation-cache');
  try {
    return compileFunction(code, ['module', 'exports', 'require'], { filename }) as Bundled;
  } finally {
    setFlagsFromString('--compilation-cache');
  }
}

interface Graph {
  openPage: OpenPage;
  broken: { name: ContainerName; why: string } | null;
}

/**
 * Evaluates bundles that belong together, anew and apart from every other set of them: nothing but what is returned holds on to them,
 * so a set that is dropped goes whole. A remote whose bundle throws fails its own pages alone; without the platform's there are no pages.
 * @param onEvaluate told of each bundle before it runs
 */
export function evaluateGraph(
  bundles: readonly Bundle[],
  packages: Packages,
  onEvaluate: (name: ContainerName) => void = () => {},
): Graph {
  const evaluated = new Map<ContainerName, { exports: Exports }>();

  const find = (request: string): unknown => {
    const bringer = bringerOf(request);
    if (!bringer) return packages.get(request);
    // The shell's bundle has it among its own exports.
    const exports = evaluate(bringer);
    return request === runtimeName ? exports.runtime : exports;
  };

  const requireFrom =
    (from: ContainerName) =>
    (request: string): unknown => {
      const found = find(request);
      if (!found) throw new Error(`${from} asks for ${request}, which the server does not bring`);
      return found;
    };

  /** A name that is not there would be undefined until somebody's page needs it. */
  function requireNames({ name, takes = {} }: Bundle): void {
    for (const [module, { names }] of Object.entries(takes)) {
      if (!names || bringerOf(module) === name) continue;
      const exports = find(module);
      const missing = exports ? missingExports(exports, names) : [];
      if (missing.length > 0) throw new Error(`${name} takes of ${module} what is not exported: ${missing.join(', ')}`);
    }
  }

  const evaluate = (name: ContainerName): Exports => {
    const known = evaluated.get(name);
    if (known) return known.exports;
    const bundle = bundles.find((one) => one.name === name);
    if (!bundle) throw new Error(`${name} has no bundle for the server`);
    requireNames(bundle);
    const module = { exports: {} as Exports };
    evaluated.set(name, module);
    onEvaluate(name);
    compileUncached(bundle.code, bundle.file)(module, module.exports, requireFrom(name));
    return module.exports;
  };

  let broken: Graph['broken'] = null;
  const failing = new Map<ContainerName, unknown>();
  const remotes: Exports = {};
  // The design system first: whoever takes it would be blamed for it else.
  const order = [designSystemName, shellName, ...bundles.map(({ name }) => name)];
  for (const name of new Set(order)) {
    try {
      const exports = evaluate(name);
      if (name === shellName && typeof exports.openPage !== 'function') throw new Error('it renders no pages');
      if (!platformContainers.includes(name)) remotes[name] = exports;
    } catch (error) {
      failing.set(name, error);
      broken ??= { name, why: String(error).slice(0, 300) };
      const get = () => {
        throw error;
      };
      Object.defineProperty(remotes, name, { get });
    }
  }
  const openPage: OpenPage = async (request) => {
    for (const name of platformContainers) if (failing.has(name)) throw failing.get(name);
    return (evaluate(shellName).openPage as (request: PageRequest, remotes: Exports) => Promise<OpenedPage>)(
      request,
      remotes,
    );
  };
  return { openPage, broken };
}
