import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import * as api from 'shared-contracts';
import { rateLimits } from '../../limits/index.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';

// At the beginning of a step of 30 seconds.
const clock = withClock(Math.floor(Date.now() / 30_000) * 30_000);
const { server, shop: merchant } = withFreshShop({ limits: rateLimits, now: clock.now });

let lastAddress = 0;
const newAddress = () => `198.51.100.${lastAddress++}`;

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + seconds * 1000 });

async function turnOn() {
  const { secret, uri } = await server.ok(api.beginTotp, { password: merchant.password }, merchant.owner);
  const { recovery_codes } = await server.ok(api.confirmTotp, { code: codeOf(secret) }, merchant.owner);
  clock.passed += 30;
  return { secret, uri, codes: recovery_codes };
}

const signIn = (code?: string, address = newAddress()) =>
  server.call(
    api.authorize,
    { email: merchant.email, password: merchant.password, ...(code ? { code } : {}) },
    { address },
  );
const outcome = async (answer: ReturnType<typeof signIn>) => {
  const { status, problem } = await answer;
  return status === 200 ? 200 : [status, problem.code];
};
const required = [403, 'second_factor_required'];
const wrong = [403, 'second_factor_wrong'];

it('is asked for once it was turned on with a code of the app, and not before', async () => {
  const { secret, uri } = await server.ok(api.beginTotp, { password: merchant.password }, merchant.owner);
  expect(uri).toMatch(/^otpauth:\/\/totp\/bloom\.localhost.*secret=[A-Z2-7]{32}/);
  expect(await outcome(signIn())).toBe(200);
  const refused = await server.call(api.confirmTotp, { code: '000000' }, merchant.owner);
  expect([refused.status, refused.problem.code]).toEqual(wrong);
  await server.ok(api.confirmTotp, { code: codeOf(secret) }, merchant.owner);
  expect(await outcome(signIn())).toEqual(required);
});

it('opens with the code of the app, also of the step before and after, and with none further away', async () => {
  const { secret } = await turnOn();
  clock.passed += 300;
  expect(await outcome(signIn(codeOf(secret, -60)))).toEqual(wrong);
  expect(await outcome(signIn(codeOf(secret, 60)))).toEqual(wrong);
  expect(await outcome(signIn(codeOf(secret, -30)))).toBe(200);
  expect(await outcome(signIn(codeOf(secret).replace(/^(...)/, '$1 ')))).toBe(200);
  expect(await outcome(signIn(codeOf(secret, 30)))).toBe(200);
});

it('takes a code once, whoever comes with it at the same time', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  expect(await outcome(signIn(codeOf(secret, -30)))).toEqual(wrong);
});

it('does not take the code again that turned it on', async () => {
  const { secret } = await server.ok(api.beginTotp, { password: merchant.password }, merchant.owner);
  await server.ok(api.confirmTotp, { code: codeOf(secret) }, merchant.owner);
  expect(await outcome(signIn(codeOf(secret)))).toEqual(wrong);
});

it('says nothing about codes to who has no password', async () => {
  const { secret } = await turnOn();
  const body = { email: merchant.email, password: 'wrong one', code: codeOf(secret) };
  const { status, problem } = await server.call(api.authorize, body, { address: newAddress() });
  expect([status, problem.code]).toEqual([401, 'invalid_credentials']);
  expect(await outcome(signIn(codeOf(secret)))).toBe(200);
});

it('slows wrong codes down after the fifth from a network', async () => {
  await turnOn();
  const address = newAddress();
  for (let turn = 0; turn < 5; turn++) expect(await outcome(signIn('000000', address))).toEqual(wrong);
  const slowed = await signIn('000000', address);
  expect([slowed.status, slowed.problem.retryAfter]).toEqual([429, 2]);
});

it('gives ten recovery codes, each of which opens once', async () => {
  const { codes } = await turnOn();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^\d{5}-\d{5}$/);
  const [first = '', second = ''] = codes;
  expect(await outcome(signIn(first))).toBe(200);
  expect(await outcome(signIn(first))).toEqual(wrong);
  expect(await outcome(signIn(second.replace('-', ' ')))).toBe(200);
  expect((await server.ok(api.readSignInWays, {}, merchant.owner)).totp).toEqual({ on: true, recovery_codes_left: 8 });
});

it('makes recovery codes anew for a code, and ends those before', async () => {
  const { secret, codes } = await turnOn();
  const renewed = await server.ok(api.renewRecoveryCodes, { code: codeOf(secret) }, merchant.owner);
  expect(renewed.recovery_codes).toHaveLength(10);
  expect(await outcome(signIn(codes[0]))).toEqual(wrong);
  expect(await outcome(signIn(renewed.recovery_codes[0]))).toBe(200);
});

it('is asked for after a link by e-mail too, which stays good until the code is right', async () => {
  const { secret } = await turnOn();
  await server.ok(api.askSignInLink, { email: merchant.email });
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const own = mails.filter((text) => text.startsWith(`To: ${merchant.email}\n`));
  const [token = ''] = own.flatMap((mail) => /#token=(\S+)/.exec(mail)?.[1] ?? []);
  const open = (code?: string) => server.call(api.signInByLink, { token, ...(code ? { code } : {}) });
  expect([(await open()).problem.code, (await open('000000')).problem.code]).toEqual([required[1], wrong[1]]);
  expect((await open(codeOf(secret))).status).toBe(200);
  expect((await open(codeOf(secret, 30))).problem.code).toBe('sign_in_link_used');
});

it('is turned off with password and code alone', async () => {
  const { secret } = await turnOn();
  const off = (body: { password: string; code: string }) => server.call(api.turnOffTotp, body, merchant.owner);
  const { password } = merchant;
  expect((await off({ password: 'wrong one', code: codeOf(secret) })).problem.code).toBe('invalid_credentials');
  expect((await off({ password, code: '000000' })).problem.code).toBe('second_factor_wrong');
  expect((await off({ password, code: codeOf(secret) })).status).toBe(200);
  expect(await outcome(signIn())).toBe(200);
  expect((await server.ok(api.readSignInWays, {}, merchant.owner)).totp).toEqual({ on: false, recovery_codes_left: 0 });
});

it('cannot be begun anew by who has the session alone, nor without the password', async () => {
  const refused = await server.call(api.beginTotp, { password: 'wrong one' }, merchant.owner);
  expect(refused.problem.code).toBe('invalid_credentials');
  await turnOn();
  const again = await server.call(api.beginTotp, { password: merchant.password }, merchant.owner);
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
});

it('keeps secret and recovery codes in no readable form, and tells of each change in the audit log', async () => {
  const { secret, codes } = await turnOn();
  await signIn(codes[0]);
  const { db } = server.context;
  const rows = [
    ...(await db.selectFrom('totp').select('secret as kept').execute()),
    ...(await db.selectFrom('recovery_codes').select('code_hash as kept').execute()),
  ].map(({ kept }) => kept.toString('latin1'));
  for (const readable of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
    expect(rows.join()).not.toContain(readable);
  }
  const lines = await db
    .selectFrom('audit')
    .select('kind')
    .where('merchant_id', '=', merchant.merchantId)
    .orderBy('at')
    .orderBy('audit_id')
    .execute();
  expect(lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['second_step_on', 'recovery_code_used', 'signed_in']),
  );
});
