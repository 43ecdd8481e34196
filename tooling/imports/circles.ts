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
    const own = order.size;
    order.set(name, own);
    lowest.set(name, own);
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = order.has(next) ? (path.includes(next) ? (order.get(next) ?? own) : own) : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? own, reached));
    }
    if (lowest.get(name) === own) {
      const circle = path.splice(path.indexOf(name));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest.get(name) ?? own;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles.sort(([a = ''], [b = '']) => a.localeCompare(b));
}
