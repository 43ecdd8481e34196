import type { Graph } from './import-cycles.ts';
import type { Import } from './import-graph.ts';
import { packageGraph, roomGraph } from './rooms.ts';

const start = '<!-- Drawn by `npm run docs`; do not edit. -->';
const end = '<!-- End of the drawing. -->';

const fewRooms = 3;

const sortedNodes = (graph: Graph) => [...graph].sort(([a], [b]) => a.localeCompare(b));

function mermaid(graph: Graph, handed: Graph = new Map()): string {
  const id = (name: string): string => name.split('/').at(-1) ?? name;
  const arrows = (from: string, arrow: string, to: ReadonlySet<string>): string =>
    `  ${id(from)} ${arrow} ${[...to].map(id).sort().join(' & ')}`;
  const sorted = sortedNodes(graph);
  const lines = sorted.flatMap(([from, to]) => {
    if (to.size > 0) return [arrows(from, '-->', to)];
    return sorted.some(([, used]) => used.has(from)) ? [] : [`  ${id(from)}`];
  });
  const dotted = sortedNodes(handed).flatMap(([from, to]) => (to.size > 0 ? [arrows(from, '-.->', to)] : []));
  return ['```mermaid', 'flowchart LR', ...lines, ...dotted, '```'].join('\n');
}

/** @param handedIn which room of a package is handed what others have, by files that put them together */
export function renderImportDiagram(
  imports: readonly Import[],
  packages: readonly string[],
  handedIn: (name: string) => Graph,
): string {
  const inside = packages.map((name) => [name, roomGraph(imports, name)] as const);
  const sections = inside
    .filter(([, graph]) => graph.size > fewRooms)
    .map(([name, graph]) => `### ${name}\n\n${mermaid(graph, handedIn(name))}`);
  return ['### The packages', mermaid(packageGraph(imports, packages)), ...sections].join('\n\n');
}

export function insertImportDiagram(page: string, drawn: string): string {
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error('The page has no place for the drawing.');
  return `${before}${start}\n\n${drawn}\n\n${end}${after}`;
}
