import { readdirSync, readFileSync } from 'node:fs';
import { startedSince } from '../processes/families.ts';
import { identityOf, sendSignal, waitForExit } from '../processes/processes.ts';

export const markVariable = 'B2B_TEST_MARK';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return '';
  }
};

async function end(pid: number): Promise<string> {
  const command = read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim();
  const known = identityOf(pid);
  sendSignal(pid, 'SIGKILL');
  await waitForExit(known, 5_000);
  return command;
}

/**
 * Kills all processes with a mark in their environment: those that a test program started and did not end, whatever their parent is by now. Linux
 * only, as other systems do not show environments.
 * @returns their command lines, once they have ended
 */
export async function endMarked(mark: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const marked = pids.filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${markVariable}=${mark}`));
  return Promise.all(marked.map((pid) => end(Number(pid))));
}

export async function endProcessesStartedSince(moment: number): Promise<void> {
  if (process.platform === 'linux') await Promise.all(startedSince(process.pid, moment).map(end));
}

export const uptimeSeconds = (): number => Number(read('/proc/uptime').split(' ')[0]);
