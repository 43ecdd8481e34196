import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isPortFree } from '../config/ports.ts';
import { isAlive } from '../processes/processes.ts';
import { itNeeding } from '../test/needs.ts';
import { type HeldSocket, holdSocket } from './held-socket.ts';
import { waitForHttpReady } from './http-ready.ts';
import { startService } from './service.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'b2b-service-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code = `
import { createServer } from 'node:http';
if (process.env.FAIL) { console.log(JSON.stringify({ level: 50, msg: process.env.FAIL })); process.exit(1); }
const server = createServer((_, response) => setTimeout(() => response.end(String(process.pid)), Number(process.env.SLOW ?? 0)));
const place = process.env.LISTEN_FDS ? { fd: 3 } : { port: Number(process.env.PORT), host: '127.0.0.1' };
setTimeout(() => server.listen(place, () => process.send?.({ ready: true })), Number(process.env.LATE ?? 0));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
process.on('message', () => {
  process.send({ alive: true, memory: Number(process.env.MEMORY ?? 1) });
});
if (process.env.B2B_SUPERVISED) process.on('disconnect', () => process.exit(0));
`;

const patience = 3_000;

async function start(env: Record<string, string> = {}, socket?: HeldSocket) {
  const entry = join(folder, 'server.mjs');
  writeFileSync(entry, code);
  const port = socket?.port ?? (await freePort());
  const readyUrl = `http://127.0.0.1:${port}/`;
  const lines: string[] = [];
  const pids: (number | undefined)[] = [];
  const service = await startService({
    name: 'shop',
    entry,
    env: Object.assign(env, { PORT: String(port) }),
    log: join(folder, 'shop.log'),
    readyUrl,
    socket: socket?.descriptor,
    pulse: { every: 100, timeout: patience, memoryLimit: 1_000 },
    say: (line) => lines.push(line),
    onPid: (pid) => pids.push(pid),
  });
  return { service, readyUrl, lines, pids };
}

describe('a supervised server', () => {
  it('is started again when it ends by itself, and says so in one line', async () => {
    const { service, readyUrl, lines, pids } = await start();
    const first = service.pid();
    service.kill();
    while (service.pid() === first) await sleep(10);
    expect(await waitForHttpReady(readyUrl, 5_000)).toBe(true);
    expect(service.pid()).not.toBe(first);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^shop .*SIGKILL/);
    await service.stop();
    expect(pids).toEqual([first, undefined, expect.any(Number), undefined]);
    expect(pids.some((pid) => pid !== undefined && isAlive(pid))).toBe(false);
  });

  it('is another process after a restart, which is no crash', async () => {
    const { service, lines } = await start();
    const first = service.pid();
    await service.restart();
    expect(service.pid()).not.toBe(first);
    expect(lines).toEqual([]);
    await service.stop();
    expect(service.pid()).toBeUndefined();
  });

  it('that is stopped in the midst of a restart is not started again', async () => {
    const { service } = await start();
    const restart = service.restart();
    await service.stop();
    await restart;
    expect(service.pid()).toBeUndefined();
  });

  it('that the system has no room for is tried again until it has', async () => {
    const env: Record<string, string> = {};
    const { service, readyUrl, lines } = await start(env);
    const first = service.pid();
    // More than a program may be given: its start fails, as one without memory does.
    env.TOO_MUCH = 'x'.repeat(4_000_000);
    service.kill();
    while (lines.length < 2) await sleep(10);
    expect(lines[1]).toContain('E2BIG');
    expect(service.pid()).toBeUndefined();
    delete env.TOO_MUCH;
    expect(await waitForHttpReady(readyUrl, 10_000)).toBe(true);
    expect(service.pid()).not.toBe(first);
    await service.stop();
  });

  it('that answers no more is ended by force and started again', async () => {
    const { service, readyUrl, lines } = await start();
    const first = service.pid();
    service.kill('SIGSTOP');
    while (service.pid() === first) await sleep(10);
    expect(await waitForHttpReady(readyUrl, 10_000)).toBe(true);
    expect(lines.slice(0, 2)).toEqual([
      'shop не отвечает 3 с, останавливаю и запускаю снова.',
      expect.stringMatching(/^shop .*SIGKILL/),
    ]);
    await service.stop();
  });

  it('that holds too much memory is started again in order, which is no crash', async () => {
    const { service, lines } = await start({ MEMORY: String(3 * 2 ** 20) });
    const first = service.pid();
    while (service.pid() === first || service.pid() === undefined) await sleep(10);
    expect(lines).toEqual(['shop занял 3 МБ памяти, больше разрешённого; перезапускаю.']);
    await service.stop();
  });

  it('that held too much memory before it was ready is started again once it is', async () => {
    const { service, lines } = await start({ MEMORY: String(3 * 2 ** 20), LATE: '1000' });
    while (lines.length === 0) await sleep(10);
    expect(lines).toEqual(['shop занял 3 МБ памяти, больше разрешённого; перезапускаю.']);
    await service.stop();
  });

  it('that ends before it is ready fails with its last error', async () => {
    await expect(start({ FAIL: 'no such bucket' })).rejects.toThrow(/shop .*no such bucket.*shop\.log/);
  });
});

const probe = holdSocket('127.0.0.1', 0);
probe?.close();
const itWithSockets = itNeeding(probe !== undefined, 'a Node that hands sockets to children');

const answerOf = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { connection: 'close' } })).text();

describe('a server whose port is held', () => {
  let socket: HeldSocket;
  beforeEach(() => {
    socket = holdSocket('127.0.0.1', 0) as HeldSocket;
  });
  afterEach(() => socket?.close());

  itWithSockets('is followed by another process before it goes, which finishes what it has', async () => {
    const { service, readyUrl, lines, pids } = await start({ SLOW: '300' }, socket);
    const first = service.pid();
    let over = false;
    const asking: Promise<string>[] = [];
    const restart = service.restart().finally(() => (over = true));
    while (!over) {
      asking.push(answerOf(readyUrl));
      await sleep(5);
    }
    await restart;
    const second = service.pid();
    const answered = new Set(await Promise.all(asking));
    expect([...answered].filter((pid) => pid !== String(first) && pid !== String(second))).toEqual([]);
    expect(answered).toContain(String(first));
    while (isAlive(first as number)) await sleep(5);
    expect(await answerOf(readyUrl)).toBe(String(second));
    expect(pids).toEqual([first, second]);
    expect(lines).toEqual([]);
    await service.stop();
  });

  itWithSockets('stays where the next process does not become ready', async () => {
    const env: Record<string, string> = {};
    const { service, readyUrl } = await start(env, socket);
    const first = service.pid();
    env.FAIL = 'no such bucket';
    await expect(service.restart()).rejects.toThrow(/shop .*no such bucket.*shop\.log/);
    expect(await answerOf(readyUrl)).toBe(String(first));
    delete env.FAIL;
    await service.restart();
    while (isAlive(first as number)) await sleep(5);
    expect(await answerOf(readyUrl)).toBe(String(service.pid()));
    await service.stop();
  });

  itWithSockets('keeps connections waiting from a crash until it is there again', async () => {
    const { service, readyUrl } = await start({ LATE: '500' }, socket);
    const first = service.pid();
    service.kill();
    while (service.pid() === first) await sleep(5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(readyUrl)));
    expect(new Set(answers)).toEqual(new Set([String(service.pid())]));
    await service.stop();
  });

  itWithSockets('leaves the port free at the end', async () => {
    const { service } = await start({}, socket);
    await service.restart();
    await service.stop();
    socket.close();
    expect(await isPortFree(socket.port, '127.0.0.1')).toBe(true);
    socket = holdSocket('127.0.0.1', 0) as HeldSocket;
  });
});
