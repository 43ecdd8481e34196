import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readRun } from '../processes/run-file.ts';
import { isReady } from '../start/http-ready.ts';
import { texts } from './texts.ts';

export interface StartedPlatform {
  firstPage: number;
  origin: string;
  pids(): Record<string, number>;
  seeded(): Promise<void>;
  stop(): Promise<void>;
}

const pollInterval = 10;
const timeout = 300_000;

export async function startCommand(dataDir: string, port: number, folder = checkout): Promise<StartedPlatform> {
  const began = performance.now();
  const child = spawn(process.execPath, ['tooling/scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, B2B_DATA_DIR: dataDir, PORT: String(port), STAGE: 'demo', LIMITS_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const until = async (holds: () => boolean | Promise<boolean>, pause: number): Promise<void> => {
    const end = Date.now() + timeout;
    while (!(await holds())) {
      if (child.exitCode !== null || Date.now() > end) throw new StartupError(texts.notStarted(output.trim()));
      await sleep(pause);
    }
  };
  const origin = `http://127.0.0.1:${port}`;
  await until(() => isReady(`${origin}/b2b/`), pollInterval);
  const firstPage = performance.now() - began;
  return {
    firstPage,
    origin,
    pids: () => {
      const run = readRun(dataDir);
      const services = Object.entries(run?.services ?? {}).map(([name, { pid }]) => [name, pid] as const);
      return Object.fromEntries([['supervisor', child.pid ?? 0], ...services]);
    },
    seeded: () => until(() => existsSync(dataPaths(dataDir).seeded), 100),
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
