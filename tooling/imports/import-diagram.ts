import type { Graph } from './import-cycles.ts';
import type { Import } from './import-graph.ts';
import { packageGraph, roomGraph } from './rooms.ts';

const start = '<!-- Drawn by `npm run docs`; do not edit. -->';
const end = '<!-- End of the drawing. -->';

const fewRooms = 3;

function mermaid(graph: Graph): string {
  const id = (name: string): string => name.split('/').at(-1) ?? name;
  const sorted = [...graph].sort(([a], [b]) => a.localeCompare(b));
  const lines = sorted.flatMap(([from, to]) => {
    if (to.size > 0) return [`  ${id(from)} --> ${[...to].map(id).sort().join(' & ')}`];
    return sorted.some(([, used]) => used.has(from)) ? [] : [`  ${id(from)}`];
  });
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

export function renderImportDiagram(imports: readonly Import[], packages: readonly string[]): string {
  const inside = packages.map((name) => [name, roomGraph(imports, name)] as const);
  const sections = inside
    .filter(([, graph]) => graph.size > fewRooms)
    .map(([name, graph]) => `### ${name}\n\n${mermaid(graph)}`);
  return ['### The packages', mermaid(packageGraph(imports, packages)), ...sections].join('\n\n');
}

export function insertImportDiagram(page: string, drawn: string): string {
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error('The page has no place for the drawing.');
  return `${before}${start}\n\n${drawn}\n\n${end}${after}`;
}
