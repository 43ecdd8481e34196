import { type Graph, graphOf } from './circles.ts';
import { kindOf } from './crossing.ts';
import { type Import, packageOf } from './import-graph.ts';

/** Tests, their helpers and stories are no part of the product's graph. */
const isProduct = (file: string): boolean =>
  /^(?:[^/]+\/src|tooling|e2e)\//.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file);

/** The room that a file stands in, as `package/folder`; undefined for the files beside the folders, which put the rooms together. */
function roomOf(file: string): string | undefined {
  const [own, ...path] = file.replace('/src/', '/').split('/');
  return path.length > 1 ? `${own}/${path[0]}` : undefined;
}

/** The product's imports between files of the same package, types included. */
export const fileGraph = (imports: readonly Import[]): Graph =>
  graphOf(imports.flatMap(({ from, to }) => (to !== undefined && isProduct(from) ? [[from, to] as const] : [])));

/** The product's imports between kinds of packages. */
export const packageGraph = (imports: readonly Import[], packages: readonly string[]): Graph =>
  graphOf(
    imports.flatMap(({ from, specifier }) => {
      const other = packageOf(specifier);
      const own = from.split('/')[0] ?? '';
      return isProduct(from) && packages.includes(other) ? [[kindOf(own), kindOf(other)] as const] : [];
    }),
  );

/** The product's imports between the rooms of one package. */
export const roomGraph = (imports: readonly Import[], name: string): Graph =>
  graphOf(
    imports.flatMap(({ from, to }) => {
      const [room, other] = [roomOf(from), to === undefined ? undefined : roomOf(to)];
      return from.startsWith(`${name}/`) && isProduct(from) && room && other ? [[room, other] as const] : [];
    }),
  );
