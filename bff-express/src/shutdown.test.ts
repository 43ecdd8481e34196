import { type ChildProcess, fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type FakeService, sendJson, startFakeService } from './testing/fake-service.ts';
import { type MadeReleases, makePlatformReleases } from './testing/releases.ts';
import { send } from './testing/running-bff.ts';

const path = '/b2b/bff/api/users-api/products';
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

let service: FakeService;
let releases: MadeReleases;
let child: ChildProcess | undefined;

beforeAll(async () => {
  service = await startFakeService();
  releases = await makePlatformReleases();
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});
afterAll(async () => {
  await service.close();
  await releases.remove();
});

function startProcess(
  env: Record<string, string> = {},
): Promise<{ process: ChildProcess; port: number; log: () => string }> {
  const started = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      STAGE: 'demo',
      PORT: '0',
      UPSTREAM_URL: service.url,
      RELEASES_DIR: releases.dir,
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child = started;
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const port = /"port":(\d+)/.exec(text)?.[1];
      if (port) resolve({ process: started, port: Number(port), log: () => text });
    };
    started.stdout?.on('data', read);
    started.stderr?.on('data', read);
    started.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
}

const ended = (started: ChildProcess) =>
  new Promise<number | null>((resolve) => started.once('exit', (code) => resolve(code)));

describe('the end of the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s lets a running request finish and takes no new one',
    async (signal) => {
      const bff = await startProcess();
      let finish = () => {};
      const arrived = new Promise<void>((resolve) => {
        service.answer((_seen, response) => {
          finish = () => sendJson(response, 200, { whole: true });
          resolve();
        });
      });
      const idle = connect(bff.port, '127.0.0.1');
      let heard = '';
      idle.on('data', (chunk) => (heard += chunk.toString())).on('error', () => {});
      const running = send(bff.port, path, { ...post, headers: { ...post.headers, connection: 'keep-alive' } });
      await arrived;
      bff.process.kill(signal);
      const gone = ended(bff.process);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(send(bff.port, '/b2b/bff/healthz', {})).rejects.toThrow();
      finish();
      const answer = await running;
      expect([answer.status, answer.json()]).toEqual([200, { whole: true }]);
      expect(answer.headers.connection).toBe('close');
      // On SIGINT neither the silent connection nor the kept one holds the end up: on SIGTERM each may bring one request more.
      if (signal === 'SIGTERM') idle.end(`GET /b2b/bff/healthz HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      expect(await gone).toBe(0);
      const late = signal === 'SIGTERM' ? /\r\nconnection: close\r\n/ : /^$/;
      expect(heard).toMatch(late);
      expect(bff.log()).toContain('"route":"/b2b/bff/api/users-api/products","status":200');
      idle.destroy();
    },
  );

  it('comes with the end of its supervisor', async () => {
    const bff = await startProcess({ B2B_SUPERVISED: '1' });
    const gone = ended(bff.process);
    bff.process.disconnect();
    expect(await gone).toBe(0);
  });

  it('does not come with a closed channel where nobody supervises', async () => {
    const bff = await startProcess();
    bff.process.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await send(bff.port, '/b2b/bff/healthz', {})).status).toBe(200);
  });

  it('says in one sentence what keeps it from starting', async () => {
    await expect(startProcess({ STAGE: 'prod' })).rejects.toThrow(
      'it ended with 2: Настройка STAGE не подходит: «prod», нужно: production, testing, demo.\n',
    );
    const port = new URL(service.url).port;
    await expect(startProcess({ PORT: port })).rejects.toThrow(
      /Порт \d+ занят другой программой, задайте другой в PORT\./,
    );
  });
});
