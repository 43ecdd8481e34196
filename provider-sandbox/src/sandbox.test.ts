import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { withSandbox } from './testing/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-sandbox-'));
writeFileSync(join(folder, 'state.json'), '{"ledger":');

const sandbox = withSandbox({ folder });

const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = request(sandbox.url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode));
    outgoing.on('error', reject).end();
  });

it.each([{ STAGE: 'production' }, {}, { STAGE: '' }])('with %j it does not start', (env) => {
  expect(() => readConfig(env)).toThrow(/^Песочница провайдеров не запускается в production/);
});

it('tells the platform of payments, where it knows one', () => {
  const env = { STAGE: 'demo', SANDBOX_PLATFORM_URL: 'http://localhost:3000' };
  expect(readConfig(env)).toEqual({
    port: 3105,
    smtpPort: 3106,
    mailFolder: undefined,
    folder: undefined,
    yookassaNotifyUrl: 'http://localhost:3000/b2b/bff/orders/payments/yookassa/notification',
    logLevel: 'info',
  });
});

it('in production the process ends with one sentence', () => {
  const env = { PATH: process.env.PATH, STAGE: 'production', SANDBOX_PORT: '0' };
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout).msg).toMatch(/^Песочница провайдеров не запускается в production/);
});

it('starts on a file that is broken, and says what there is', async () => {
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('Песочница провайдеров');
  expect(page).toContain(`${sandbox.url}/yookassa/v3`);
});

it('listens on loopback, and answers to no other name', async () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await statusFor('evil.example')).toBe(403);
  expect(await statusFor('localhost:3105')).toBe(200);
  expect(await statusFor('bloom.localhost:3105')).toBe(200);
});
