import { checkout } from '../config/data-folder.ts';
import { packagesIn } from './find-boundary-violation.ts';
import { handedPairs } from './handed-graph.ts';
import { findImportCycles, graphOf } from './import-cycles.ts';
import { importsOf } from './import-graph.ts';
import { fileGraph, packageGraph, roomGraph } from './rooms.ts';

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
    // Context and configuration list what rooms have made, or can be set to, and give it to them: that is no circle.
    const between = imports.filter(({ from }) => !/\/src\/(?:context|config)\.ts$/.test(from));
    expect(packages.flatMap((name) => findImportCycles(roomGraph(between, name)))).toEqual([]);
  });
});

describe('rooms', () => {
  it('are folders and the files beside them that a folder reaches, also by way of another file', () => {
    const pairs = ['a/x.ts visit.ts', 'visit.ts texts.ts', 'texts.ts b/y.ts', 'main.ts a/x.ts', 'main.ts log.ts'];
    const between = pairs.map((pair) => {
      const [from, to] = pair.split(' ');
      return { from: `some/src/${from}`, specifier: '', to: `some/src/${to}` };
    });
    expect(roomGraph(between, 'some')).toEqual(
      new Map([
        ['some/a', new Set(['some/visit.ts'])],
        ['some/visit.ts', new Set(['some/texts.ts'])],
        ['some/texts.ts', new Set(['some/b'])],
        ['some/b', new Set()],
      ]),
    );
  });
});

it('a room is handed the value of its port, or what a file that imports its types puts together', () => {
  const filled =
    "import { askPort } from './a/index.ts';\nimport { answer } from './b/index.ts';\naskPort.fill(answer);";
  expect(handedPairs('some/src/ports.ts', filled)).toEqual([['some/a', 'some/b']]);
  const listed =
    "import type { List } from './a/index.ts';\nimport { one } from './b/index.ts';\nimport { bins } from './bins.ts';";
  expect(handedPairs('some/src/routes.ts', listed)).toEqual([['some/a', 'some/b']]);
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
