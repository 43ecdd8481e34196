import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Which processes each process started. */
function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended while we looked.
    }
  }
  return children;
}

function pssOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Memory of each process with what it started, in bytes, as PSS: pages that several processes share are divided among them, so the sum is
 * what the machine gives. A child that has a name of its own is counted under that name.
 * @returns by name; undefined where the system does not tell
 */
export function memoryOf(pids: Record<string, number>): Record<string, number> | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const children = childrenByParent();
  const named = new Set(Object.values(pids));
  const familyOf = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).filter((child) => !named.has(child)).flatMap(familyOf),
  ];
  const sum = (list: number[]) => list.reduce((total, pid) => total + pssOf(pid), 0);
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, sum(familyOf(pid))]));
}
