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
  // In browsers each entry of the design system is a module of its own; on the server one bundle holds them all.
  if (request === designSystemName || request.startsWith(`${designSystemName}/`)) return designSystemName;
  return undefined;
}

type Exports = Record<string, unknown>;

export type OpenPage = (request: PageRequest) => Promise<OpenedPage>;

type Bundled = (module: object, exports: Exports, require: (request: string) => unknown) => void;

/** Compiles without V8's compilation cache, which would keep the source of every bundle that ever ran until memory is short. */
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
 * Evaluates bundles that belong together, apart from every other set. Only the returned object refers to them, so that a dropped set is collected as
 * a whole. If a remote's bundle throws, only that remote's pages fail; if one of the platform's does, all pages fail.
 * @param onEvaluate called with the name of each bundle before it runs
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
    // The shell's bundle exports the runtime under the name `runtime`.
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

  /** Fails a bundle that imports names which do not exist. Otherwise they would be undefined until a visitor's page uses them. */
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
  // The design system is evaluated first. If a container that imports it came first, the design system's errors would be blamed on that container.
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
