import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Identifies one process: the system reuses process ids, but never an id together with its start time. */
export interface ProcessIdentity {
  pid: number;
  startedAt?: string;
}

function look(pid: number): { parent: number; startedAt: string } | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; only its parent has not noticed yet.
      return fields[0] === 'Z' ? undefined : { parent: Number(fields[1]), startedAt: fields[19] ?? '' };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent, ...started] = line.split(/\s+/);
    return { parent: Number(parent), startedAt: started.join(' ') };
  } catch {
    return undefined;
  }
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: look(pid)?.startedAt });

/** Whether exactly this process still runs. False where start times are unknown, since the id may belong to another process. */
export const stillRuns = (known: ProcessIdentity): boolean =>
  known.startedAt !== undefined && look(known.pid)?.startedAt === known.startedAt;

export function findNpm(): ProcessIdentity | undefined {
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return undefined;
  for (let pid = process.ppid, step = 0; pid > 1 && step < 6; step++) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (/^npm\b|npm-cli/.test(command)) return identityOf(pid);
    pid = look(pid)?.parent ?? 0;
  }
  return undefined;
}

export async function waitForExit(known: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (stillRuns(known)) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}

export async function endProcess(known: ProcessIdentity, milliseconds: number): Promise<void> {
  if (!stillRuns(known)) return;
  sendSignal(known.pid, 'SIGTERM');
  if (await waitForExit(known, milliseconds)) return;
  sendSignal(known.pid, 'SIGKILL');
  await waitForExit(known, 2_000);
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  if (!isAlive(pid)) return;
  try {
    process.kill(pid, name);
  } catch {}
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
