import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';
import type { ContainerName, OpenedPage, PageRequest } from 'shared-contracts';
import type { Packages } from './packages.ts';

/** The containers that every page is rendered with, whichever remote's it is. */
export const platformContainers = ['host-shell', 'shared-design-system'] as const satisfies readonly ContainerName[];
type PlatformContainer = (typeof platformContainers)[number];

/** A container's bundle for the server. */
interface Bundle {
  /** For stack traces. */
  file: string;
  code: string;
}

/** The bundles of one snapshot: the platform's, and those of the remotes that have pages to render. */
export type Bundles = Record<PlatformContainer, Bundle> & Partial<Record<ContainerName, Bundle>>;

/** Which container brings a module that another one asks for. */
function bringerOf(request: string): PlatformContainer | undefined {
  if (request === 'shared-runtime') return 'host-shell';
  // Its entries are parts of one: on the server there is the whole.
  if (request === 'shared-design-system' || request.startsWith('shared-design-system/')) return 'shared-design-system';
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

/**
 * Evaluates bundles that belong together, anew and apart from every other set of them: nothing but what is returned holds on to them,
 * so a set that is dropped goes whole. A remote whose bundle throws fails its own pages alone.
 * @throws what a bundle of the platform throws, or an Error naming a module that nobody brings
 */
export function evaluateGraph(bundles: Bundles, packages: Packages): OpenPage {
  const evaluated = new Map<Bundle, { exports: Exports }>();

  const requireFrom =
    (from: string) =>
    (request: string): unknown => {
      const bringer = bringerOf(request);
      // The shell's bundle has the shared runtime among its own exports.
      if (bringer) {
        const exports = evaluate(bringer, bundles[bringer]);
        return request === 'shared-runtime' ? exports.runtime : exports;
      }
      const found = packages.get(request);
      if (!found) throw new Error(`${from} asks for ${request}, which the server does not bring`);
      return found;
    };

  const evaluate = (name: string, bundle: Bundle): Exports => {
    const known = evaluated.get(bundle);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    evaluated.set(bundle, module);
    compileUncached(bundle.code, bundle.file)(module, module.exports, requireFrom(name));
    return module.exports;
  };

  const { 'host-shell': shell, 'shared-design-system': _, ...ofRemotes } = bundles;
  const { openPage } = evaluate('host-shell', shell);
  if (typeof openPage !== 'function') throw new Error('host-shell renders no pages');
  const remotes: Exports = {};
  for (const [name, bundle] of Object.entries(ofRemotes)) {
    try {
      remotes[name] = evaluate(name, bundle);
    } catch (error) {
      const get = () => {
        throw error;
      };
      Object.defineProperty(remotes, name, { get });
    }
  }
  return (request) => openPage(request, remotes);
}
