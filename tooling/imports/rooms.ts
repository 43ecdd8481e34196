import { type Graph, graphOf } from './circles.ts';
import { kindOf } from './find-boundary-violation.ts';
import { type Import, packageOf } from './import-graph.ts';

const isProduct = (file: string): boolean =>
  /^(?:[^/]+\/src|tooling|e2e)\//.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file);

/** Files that belong to no folder but connect them: what a process shares, and calls against the direction of imports. */
const likeRooms = ['context.ts', 'ports.ts'];

/** Folders in which each subfolder counts as one of its own. */
const wings = ['upstream-services/notifications'];

function roomOf(file: string): string | undefined {
  const [own, ...path] = file.replace('/src/', '/').split('/');
  const [first = '', second = ''] = path;
  if (wings.includes(`${own}/${first}`) && path.length > 2) return `${own}/${first}/${second}`;
  if (path.length > 1) return `${own}/${first}`;
  return likeRooms.includes(first) ? `${own}/${first.replace('.ts', '')}` : undefined;
}

export const fileGraph = (imports: readonly Import[]): Graph =>
  graphOf(imports.flatMap(({ from, to }) => (to !== undefined && isProduct(from) ? [[from, to] as const] : [])));

export const packageGraph = (imports: readonly Import[], packages: readonly string[]): Graph =>
  graphOf(
    imports.flatMap(({ from, specifier }) => {
      const other = packageOf(specifier);
      const own = from.split('/')[0] ?? '';
      return isProduct(from) && packages.includes(other) ? [[kindOf(own), kindOf(other)] as const] : [];
    }),
  );

export const folderGraph = (imports: readonly Import[], name: string): Graph =>
  graphOf(
    imports.flatMap(({ from, to }) => {
      const [room, other] = [roomOf(from), to === undefined ? undefined : roomOf(to)];
      return from.startsWith(`${name}/`) && isProduct(from) && room && other ? [[room, other] as const] : [];
    }),
  );
