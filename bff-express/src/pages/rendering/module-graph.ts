import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';
import type { ContainerName, OpenedPage, PageRequest } from 'shared-contracts';
import type { Packages } from './packages.ts';

/** The containers that render a shopper's page together. */
export const renderingContainers = [
  'host-shell',
  'shared-design-system',
  'mf-storefront',
] as const satisfies readonly ContainerName[];
export type RenderingContainer = (typeof renderingContainers)[number];

/** A container's bundle for the server. */
export interface Bundle {
  /** For stack traces. */
  file: string;
  code: string;
}

/** Which container brings a module that another one asks for. */
function bringerOf(request: string): RenderingContainer | undefined {
  if (request === 'shared-runtime') return 'host-shell';
  // Its entries are parts of one: on the server there is the whole.
  if (request === 'shared-design-system' || request.startsWith('shared-design-system/')) return 'shared-design-system';
  return request === 'mf-storefront' ? request : undefined;
}

type Exports = Record<string, unknown>;

/** Opens pages with one set of bundles. */
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

/**
 * Evaluates bundles that belong together, anew and apart from every other set of them: nothing but what is returned holds on to them,
 * so a set that is dropped goes whole.
 * @throws what a bundle throws, or an Error naming a module that nobody brings
 */
export function evaluateGraph(bundles: Record<RenderingContainer, Bundle>, packages: Packages): OpenPage {
  const evaluated = new Map<RenderingContainer, { exports: Exports }>();

  const requireFrom =
    (from: RenderingContainer) =>
    (request: string): unknown => {
      const bringer = bringerOf(request);
      // The shell's bundle has the shared runtime among its own exports.
      if (bringer) return request === 'shared-runtime' ? evaluate(bringer).runtime : evaluate(bringer);
      const found = packages.get(request);
      if (!found) throw new Error(`${from} asks for ${request}, which the server does not bring`);
      return found;
    };

  const evaluate = (name: RenderingContainer): Exports => {
    const known = evaluated.get(name);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    evaluated.set(name, module);
    const { code, file } = bundles[name];
    compileUncached(code, file)(module, module.exports, requireFrom(name));
    return module.exports;
  };

  const { openPage } = evaluate('host-shell');
  if (typeof openPage !== 'function') throw new Error('host-shell renders no pages');
  const remotes = { 'mf-storefront': evaluate('mf-storefront') };
  return (request) => openPage(request, remotes);
}
