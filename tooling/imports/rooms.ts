import { kindOf } from './find-boundary-violation.ts';
import { type Graph, graphOf } from './import-cycles.ts';
import { type Import, packageOf } from './import-graph.ts';

const isProduct = (file: string): boolean =>
  /^(?:[^/]+\/src|tooling|e2e)\//.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file);

/** Folders in which each subfolder counts as one of its own. */
const wings = ['upstream-services/notifications'];

const isSource = (name: string): boolean => /\.tsx?$/.test(name);

export function roomOf(file: string): string | undefined {
  const [packageName, ...path] = file.replace('/src/', '/').split('/');
  const [first = '', second = ''] = path;
  if (wings.includes(`${packageName}/${first}`) && path.length > 2) return `${packageName}/${first}/${second}`;
  return path.length > 1 || isSource(first) ? `${packageName}/${first}` : undefined;
}

export const fileGraph = (imports: readonly Import[]): Graph =>
  graphOf(imports.flatMap(({ from, to }) => (to !== undefined && isProduct(from) ? [[from, to] as const] : [])));

export const packageGraph = (imports: readonly Import[], packages: readonly string[]): Graph =>
  graphOf(
    imports.flatMap(({ from, specifier }) => {
      const other = packageOf(specifier);
      const importer = from.split('/')[0] ?? '';
      return isProduct(from) && packages.includes(other) ? [[kindOf(importer), kindOf(other)] as const] : [];
    }),
  );

/** The rooms of a package: folders, and the files beside them that a room reaches. The others, such as `main.ts`, only put rooms together. */
export function roomGraph(imports: readonly Import[], name: string): Graph {
  const whole = graphOf(
    imports.flatMap(({ from, to }) => {
      const [room, other] = [roomOf(from), to === undefined ? undefined : roomOf(to)];
      return from.startsWith(`${name}/`) && isProduct(from) && room && other ? [[room, other] as const] : [];
    }),
  );
  const rooms = new Set([...whole.keys()].filter((room) => !isSource(room)));
  // The loop also visits what it adds to the set.
  for (const room of rooms) for (const other of whole.get(room) ?? []) rooms.add(other);
  return new Map([...whole].filter(([room]) => rooms.has(room)));
}
