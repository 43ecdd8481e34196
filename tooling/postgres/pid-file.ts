import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../processes/processes.ts';

interface PidFile {
  pid: number;
  port: number;
}

export function parsePidFile(content: string): PidFile | undefined {
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

export const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * The server that runs on a cluster now. A pid file left by a killed server, whose number another program may have got
 * since, does not count: the process must be alive and be a PostgreSQL on this very directory.
 */
export function runningServer(cluster: string): PidFile | undefined {
  const file = pidFileOf(cluster);
  if (!existsSync(file)) return undefined;
  const found = parsePidFile(readFileSync(file, 'utf8'));
  return found && isServerOf(cluster, found.pid) ? found : undefined;
}

function isServerOf(cluster: string, pid: number): boolean {
  if (process.platform === 'win32') return isAlive(pid);
  if (process.platform !== 'linux') return commandOf(pid).includes(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
