import { existsSync, readFileSync } from 'node:fs';
import { familiesOf } from '../processes/families.ts';

export function memoryOfProcess(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Memory in bytes of each process with its children, as PSS: a memory page that processes share is divided among them, so the sum is what the machine
 * gives in all. A child that is in `pids` itself is counted under its own name.
 * @returns by name; undefined where the system does not provide it
 */
export function memoryOf(pids: Readonly<Record<string, number>>): Record<string, number> | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const sum = (list: readonly number[]) => list.reduce((total, pid) => total + memoryOfProcess(pid), 0);
  return Object.fromEntries(Object.entries(familiesOf(pids)).map(([name, family]) => [name, sum(family)]));
}
