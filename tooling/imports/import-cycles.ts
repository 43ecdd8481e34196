export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function graphOf(pairs: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    for (const name of [from, to]) if (!graph.has(name)) graph.set(name, new Set());
    if (from !== to) graph.get(from)?.add(to);
  }
  return graph;
}

export function findImportCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const index = order.size;
    order.set(name, index);
    lowest.set(name, index);
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = order.has(next) ? (path.includes(next) ? (order.get(next) ?? index) : index) : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? index, reached));
    }
    if (lowest.get(name) === index) {
      const circle = path.splice(path.indexOf(name));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest.get(name) ?? index;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles.sort(([a = ''], [b = '']) => a.localeCompare(b));
}
