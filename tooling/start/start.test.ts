import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataPaths } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { freePort, isPortFree } from '../config/ports.ts';
import { readSecrets } from '../config/secrets.ts';
import { lastReason, noteworthyText } from '../processes/log-lines.ts';
import { watchLog } from '../processes/log-watch.ts';
import { identityOf, stillRuns, waitForExit } from '../processes/processes.ts';
import { claimDataFolder, isRunning, readRun } from '../processes/run-file.ts';
import { isSandboxed, sandboxProviderEnvironment } from './sandbox.ts';
import { restartBackoffMs } from './service.ts';
import { bffEnvironment, servicesEnvironment } from './settings.ts';

const folders: string[] = [];
const folder = (): string => {
  const created = mkdtempSync(join(tmpdir(), 'b2b-start-'));
  folders.push(created);
  return created;
};
afterAll(() => folders.forEach((one) => void rmSync(one, { recursive: true, force: true })));

const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });

describe('PORT', () => {
  it('is a number where it is set', () => {
    expect(envOf({}).port()).toBeUndefined();
    expect(envOf({ PORT: '' }).port()).toBeUndefined();
    expect(envOf({ PORT: '3001' }).port()).toBe(3001);
  });

  it.each(['0', '70000', 'x', '30.5', '-1'])('%s is refused in a sentence', (PORT) => {
    expect(envOf({ PORT }).port).toThrow(`Настройка PORT не подходит: «${PORT}», нужно: целое число от 1 до 65535.`);
  });

  it('is known to be free or taken', async () => {
    const port = await freePort();
    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await isPortFree(port, '127.0.0.1')).toBe(false);
    server.close();
  });
});

describe('a log line', () => {
  it('is worth the console from a warning on', () => {
    expect(noteworthyText('{"level":30,"msg":"listening"}')).toBeUndefined();
    expect(noteworthyText('{"level":40,"msg":"slow"}')).toBe('slow');
    expect(noteworthyText('{"level":50,"msg":"failed","err":{"message":"no disk"}}')).toBe('failed: no disk');
    expect(noteworthyText('TypeError: x is not a function')).toBe('TypeError: x is not a function');
    expect(noteworthyText('    at file.ts:1')).toBeUndefined();
    expect(noteworthyText('{"level":50')).toBeUndefined();
  });

  it('tells why a service ended', () => {
    expect(lastReason('{"level":30,"msg":"a"}\nError: boom\n    at x\n')).toBe('Error: boom');
    expect(lastReason('something\nPORT is not a number\n\n')).toBe('PORT is not a number');
    expect(lastReason('')).toBe('');
  });

  it('is told once a minute, and only when it is whole', async () => {
    const file = join(folder(), 'a.log');
    writeFileSync(file, '{"level":50,"msg":"before"}\n');
    const lines: string[] = [];
    const end = watchLog(file, (line) => lines.push(line));
    appendFileSync(file, '{"level":40,"msg":"one"}\n{"level":40,"msg":"one"}\n{"level":40,"ms');
    await sleep(1_200);
    appendFileSync(file, 'g":"two"}\n');
    await sleep(1_200);
    end();
    expect(lines).toEqual(['one', 'two']);
  });
});

describe('a crash', () => {
  it('after a long life is followed by no pause, after short ones by a growing one, never by more than 3 s', () => {
    expect([0, 1, 2, 3, 12].map(restartBackoffMs)).toEqual([0, 200, 400, 800, 3_000]);
  });
});

describe('secrets', () => {
  it('are made once, for their owner only', () => {
    const dataDir = folder();
    const secrets = readSecrets(dataDir);
    expect(Buffer.from(secrets.secretKey, 'base64')).toHaveLength(32);
    expect(readSecrets(dataDir)).toEqual(secrets);
    expect(statSync(dataPaths(dataDir).secrets).mode & 0o777).toBe(0o600);
  });

  it('that cannot be read are one sentence that names the file', () => {
    const dataDir = folder();
    writeFileSync(dataPaths(dataDir).secrets, '{');
    expect(() => readSecrets(dataDir)).toThrow(dataPaths(dataDir).secrets);
  });

  it('do not reach the BFF', () => {
    const secrets = { postgresPassword: 'word', secretKey: 'key' };
    const databaseUrl = 'postgres://b2b:word@127.0.0.1:1/b2b';
    const settings = {
      dataDir: '/data',
      port: 3000,
      host: '127.0.0.1',
      stage: 'demo',
      servicesPort: 2,
      databaseUrl,
      secrets,
    };
    expect(servicesEnvironment(settings)).toMatchObject({ DATABASE_URL: databaseUrl, SECRET_KEY: 'key', PORT: '2' });
    expect(JSON.stringify(bffEnvironment(settings))).not.toMatch(/word|"key"/);
  });
});

const inProduction = {
  dataDir: '/data',
  port: 3000,
  host: '127.0.0.1',
  stage: 'production',
  servicesPort: 2,
  databaseUrl: 'postgres://b2b@127.0.0.1:1/b2b',
  secrets: { postgresPassword: 'word', secretKey: 'key' },
};
const origins = { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example', PUBLIC_ORIGIN_MUM: 'https://mum.example' };
const SMTP_URL = 'smtps://mail.example';

it('in production nothing is guessed that links are made of: the address of each brand has to be set', () => {
  for (const environment of [bffEnvironment, servicesEnvironment]) {
    const start = (env: Record<string, string>) => environment({ ...inProduction, env: { SMTP_URL, ...env } });
    expect(() => start({})).toThrow('Не задана настройка PUBLIC_ORIGIN_BLOOM');
    expect(() => start({ PUBLIC_ORIGIN_BLOOM: 'https://bloom.example' })).toThrow('PUBLIC_ORIGIN_MUM');
    expect(start(origins)).toMatchObject(origins);
  }
});

it('in production nothing starts without a mail server, which would keep every letter', () => {
  const start = (env: Record<string, string>) => servicesEnvironment({ ...inProduction, env: { ...origins, ...env } });
  expect(() => start({})).toThrow(/^Не задана настройка SMTP_URL: [^\n]+$/);
  expect(start({ SMTP_URL })).toMatchObject({ STAGE: 'production' });
});

describe('the registry’s public key and the secret of pages’ tokens', () => {
  const start = (env: Record<string, string>) => bffEnvironment({ ...inProduction, env: { ...origins, ...env } });
  // The pair of RFC 8032, section 7.1, test 1.
  const REGISTRY_SIGNING_KEY = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
  const publicKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

  it('are those of the environment', () => {
    const given = { REGISTRY_KEYS: `${publicKey},another`, TELEMETRY_SECRET: 'the same for all BFFs' };
    expect(start({ ...given, REGISTRY_SIGNING_KEY })).toMatchObject(given);
  });

  it('fit the key that the services sign with, or are derived from the secret of the installation', () => {
    expect(start({ REGISTRY_SIGNING_KEY })).toMatchObject({ REGISTRY_KEYS: publicKey });
    const derived = {
      REGISTRY_KEYS: expect.stringMatching(/^[\w-]{43}$/),
      TELEMETRY_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    };
    expect(start({})).toMatchObject(derived);
    expect(start({}).REGISTRY_KEYS).not.toBe(publicKey);
  });
});

describe('the provider sandbox', () => {
  it.each([
    ['demo', {}, true],
    ['testing', {}, true],
    ['production', {}, false],
    ['demo', { YOOKASSA_API_URL: 'https://api.yookassa.ru/v3' }, false],
    ['demo', { TELEGRAM_BOT_TOKEN: '1:a' }, false],
    ['demo', { MAX_BOT_TOKEN: '' }, true],
  ])('on the stage %s, with %j: %s', (stage, env, expected) => {
    expect(isSandboxed(stage, env)).toBe(expected);
  });

  it('is where the services find their providers', () => {
    const ports = { http: 3105, smtp: 3106 };
    expect(sandboxProviderEnvironment(ports, 'key', {})).toEqual({
      YOOKASSA_API_URL: 'http://127.0.0.1:3105/yookassa/v3',
      TELEGRAM_API_URL: 'http://127.0.0.1:3105/telegram',
      TELEGRAM_LINK_URL: 'http://127.0.0.1:3105/telegram',
      TELEGRAM_BOT_TOKEN: expect.stringMatching(/^1000001:[\w-]{43}$/),
      MAX_API_URL: 'http://127.0.0.1:3105/max/api',
      MAX_LINK_URL: 'http://127.0.0.1:3105/max',
      MAX_BOT_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
      PUSH_API_URL: 'http://127.0.0.1:3105/push',
      PLATFORM_YOOKASSA_SHOP_ID: '1',
      PLATFORM_YOOKASSA_SECRET: 'test_platform',
      CHAT_API_URL: 'http://127.0.0.1:3105/images/v1',
      CHAT_API_KEY: 'test',
      CHAT_MODEL: 'test',
      SMTP_URL: 'smtp://127.0.0.1:3106',
      MAIL_FROM: 'Магазины <shop@example.ru>',
    });
    expect(sandboxProviderEnvironment(ports, 'key', { SMTP_URL: 'smtps://mail.example.ru' })).not.toHaveProperty(
      'SMTP_URL',
    );
    expect(sandboxProviderEnvironment(ports, 'another', {}).TELEGRAM_BOT_TOKEN).not.toBe(
      sandboxProviderEnvironment(ports, 'key', {}).TELEGRAM_BOT_TOKEN,
    );
    expect(sandboxProviderEnvironment(undefined, 'key', {})).toEqual({});
  });
});

describe('a process', () => {
  it('is the same only with its start time', async () => {
    const child = idle();
    const known = identityOf(child.pid as number);
    expect(stillRuns(known)).toBe(true);
    expect(stillRuns({ ...known, startedAt: '1' })).toBe(false);
    child.kill('SIGKILL');
    expect(await waitForExit(known, 5_000)).toBe(true);
  });
});

describe('a data folder', () => {
  it('has one supervisor at a time', async () => {
    const dataDir = folder();
    const claim = await claimDataFolder(dataDir, 'http://localhost:1');
    expect(isRunning(readRun(dataDir))).toBe(true);
    await expect(claimDataFolder(dataDir, 'http://localhost:2')).rejects.toThrow('http://localhost:1');
    claim.release();
    expect(existsSync(dataPaths(dataDir).run)).toBe(false);
  });

  it('left by a killed supervisor is taken over, and what that started is ended', async () => {
    const dataDir = folder();
    const orphan = identityOf(idle().pid as number);
    const gone = { pid: 2 ** 22, startedAt: '1' };
    const left = { supervisor: gone, origin: 'http://localhost:1', services: { 'bff-express': orphan } };
    writeFileSync(dataPaths(dataDir).run, JSON.stringify(left));
    const claim = await claimDataFolder(dataDir, 'http://localhost:2');
    expect(stillRuns(orphan)).toBe(false);
    claim.note('bff-express', process.pid);
    expect(JSON.parse(readFileSync(dataPaths(dataDir).run, 'utf8')).services['bff-express'].pid).toBe(process.pid);
    claim.release();
  });

  it('with a run file that cannot be read is taken over too', async () => {
    const dataDir = folder();
    writeFileSync(dataPaths(dataDir).run, '{"superv');
    const claim = await claimDataFolder(dataDir, 'http://localhost:2');
    claim.release();
  });
});
