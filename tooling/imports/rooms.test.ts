import { checkout } from '../config/data-folder.ts';
import { findImportCycles, graphOf } from './circles.ts';
import { packagesIn } from './find-boundary-violation.ts';
import { importsOf } from './import-graph.ts';
import { fileGraph, folderGraph, packageGraph } from './rooms.ts';

const packages = packagesIn(checkout);
const imports = importsOf(checkout, packages);

describe('the import graph', () => {
  it('has no circle of packages', () => {
    const graph = packageGraph(imports, packages);
    expect(graph.size).toBe(11);
    expect(findImportCycles(graph)).toEqual([]);
  });

  it('has no circle of files, types included', () => {
    expect(findImportCycles(fileGraph(imports))).toEqual([]);
  });

  it('has no circle of rooms', () => {
    // The context lists what rooms have made for the process, and gives it to them: that is no circle.
    const made = imports.filter(({ from }) => !from.endsWith('/src/context.ts'));
    expect(packages.flatMap((name) => findImportCycles(folderGraph(made, name)))).toEqual([]);
  });
});

describe('circles', () => {
  it('are found with everything that reaches itself, and nothing that is only reached', () => {
    const pairs = ['a b', 'b c', 'c a', 'c d', 'd e', 'e d', 'f a', 'g g'].map((pair) => pair.split(' '));
    const graph = graphOf(pairs.map(([from = '', to = '']) => [from, to] as const));
    expect(findImportCycles(graph)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
