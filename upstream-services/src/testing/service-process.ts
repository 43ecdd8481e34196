import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from 'tooling/wait-until';
import { createClient, type TestClient } from './client.ts';
import { testSecretKey } from './test-server.ts';

export interface ServiceProcess extends TestClient {
  child: ChildProcess;
  log(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'b2b-services-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function spawnService(
  env: Record<string, string>,
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
  program = 'main.ts',
): ServiceProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program)], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  return { child, ended, log: () => log, ...createClient(`http://127.0.0.1:${env.PORT}`) };
}

export const environment = (databaseUrl: string, folder: string, port: number): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  CONTENT_DIR: join(folder, 'content'),
  SECRET_KEY: testSecretKey.toString('base64'),
  STAGE: 'testing',
  LIMITS_FACTOR: '100',
  PORT: String(port),
});

export async function ready(service: ServiceProcess): Promise<ServiceProcess> {
  const hasEnded = () => service.child.exitCode !== null || service.child.signalCode !== null;
  const answers = async () => (await service.send('/readyz').catch(() => undefined))?.status === 200;
  await waitUntil(async () => hasEnded() || answers()).catch(() => {});
  if (!hasEnded() && (await answers())) return service;
  service.child.kill('SIGKILL');
  throw new Error(`the services did not start: ${service.log()}`);
}
