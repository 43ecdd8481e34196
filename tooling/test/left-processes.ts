import { readdirSync, readFileSync } from 'node:fs';
import { identify, signal, waitForExit } from '../processes/processes.ts';

/** The variable that every process of a test program inherits. */
export const markVariable = 'B2B_TEST_MARK';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended meanwhile, or is another user's.
    return '';
  }
};

/**
 * Ends by force all processes that carry a mark in their environment: those that a test program started and did not end, wherever they
 * hang by now. Elsewhere than on Linux nobody can be asked for that.
 * @returns their commands, when they are gone
 */
export async function endMarked(mark: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const marked = pids.filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${markVariable}=${mark}`));
  return Promise.all(
    marked.map(async (pid) => {
      const command = read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim();
      const known = identify(Number(pid));
      signal(known.pid, 'SIGKILL');
      await waitForExit(known, 5_000);
      return command;
    }),
  );
}
