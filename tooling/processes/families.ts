import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  parent: number;
  ticks: number;
  startedAt: number;
}

/** Linux reports CPU times to programs in hundredths of a second, whatever its internal clock is. */
const ticksPerSecond = 100;

/** Reads the fields after the process's name, which may contain anything. They begin with field 3 of `proc(5)`; CPU times are fields 14 to 17. */
function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      startedAt: Number(fields[19]) / ticksPerSecond,
    };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

export function familiesOf(pids: Readonly<Record<string, number>>): Record<string, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = statOf(Number(name))?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const named = new Set(Object.values(pids));
  const familyOf = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).filter((child) => !named.has(child)).flatMap(familyOf),
  ];
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, familyOf(pid)]));
}

export const startedSince = (pid: number, moment: number): number[] =>
  (familiesOf({ family: pid }).family ?? [])
    .slice(1)
    .filter((descendant) => (statOf(descendant)?.startedAt ?? 0) >= moment);

export const processorTimeOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ((statOf(pid)?.ticks ?? 0) * 1000) / ticksPerSecond, 0);
