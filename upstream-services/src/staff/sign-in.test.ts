import { Secret, TOTP } from 'otpauth';
import * as api from 'shared-contracts';
import { rateLimits } from '../limits/index.ts';
import { withClock } from '../testing/clock.ts';
import { withTestServer } from '../testing/test-server.ts';
import { makeStaff } from './index.ts';

// At the beginning of a step of 30 seconds.
const clock = withClock(Math.floor(Date.now() / 30_000) * 30_000);
const server = withTestServer({ limits: rateLimits, now: clock.now });

let last = 0;
const newAddress = () => `198.51.100.${last++}`;
const password = 'seven white horses';

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + seconds * 1000 });

const tokenOf = (link: string): string => link.split('#token=')[1] ?? '';

async function invited(role: api.StaffRole = 'support') {
  const email = `anna-${last++}@staff.ru`;
  const link = await makeStaff(server.context.db, email, role, 'http://bloom.localhost:3000');
  await server.ok(api.setStaffPassword, { token: tokenOf(link), new_password: password });
  return { email, link };
}

const signIn = (email: string, code?: string, address = newAddress(), given = password) =>
  server.call(api.signInAsStaff, { email, password: given, ...(code === undefined ? {} : { code }) }, { address });

async function ready(role?: api.StaffRole) {
  const { email } = await invited(role);
  const { secret } = await server.ok(api.beginStaffCodes, { email, password });
  const { body } = await signIn(email, codeOf(secret));
  clock.passed += 30;
  return { email, secret, as: { staff: body.staff_auth_token } };
}

const outcome = async (answer: ReturnType<typeof signIn>) => {
  const { status, problem } = await answer;
  return status === 200 ? 200 : [status, problem.code];
};

const lines = () =>
  server.context.db
    .selectFrom('staff_log')
    .select(['actor', 'kind', 'subject', 'detail', 'times'])
    .orderBy('line_id')
    .execute();

it('a link sets the password once, within three days, and leads to the sign-in of the site', async () => {
  const { link } = await invited();
  expect(link).toMatch(/^http:\/\/bloom\.localhost:3000\/b2b\/admin\/sign-in#token=[\w-]{43}$/);
  const set = async (token: string) => {
    const { status, problem } = await server.call(api.setStaffPassword, { token, new_password: password });
    return [status, problem.code];
  };
  expect(await set(tokenOf(link))).toEqual([410, 'reset_link_used']);
  const late = await makeStaff(server.context.db, 'late@staff.ru', 'support', 'http://x');
  clock.passed += 3 * 86_400 + 60;
  expect(await set(tokenOf(late))).toEqual([410, 'reset_link_used']);
});

it('nobody is in without the code of an app: without one it is set up first, and the first right code counts', async () => {
  const { email } = await invited();
  expect(await outcome(signIn(email))).toEqual([403, 'second_factor_unset']);
  expect(await outcome(signIn(email, '000000'))).toEqual([403, 'second_factor_wrong']);
  const { secret, uri } = await server.ok(api.beginStaffCodes, { email, password });
  expect(uri).toContain('otpauth://totp/bloom.localhost');
  expect(await outcome(signIn(email, codeOf(secret)))).toBe(200);
  expect(await outcome(signIn(email))).toEqual([403, 'second_factor_required']);
  const again = await server.call(api.beginStaffCodes, { email, password });
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
});

it('a code is taken once, whoever comes with it at the same time; a used one changes nothing and is in the log', async () => {
  const { email, secret } = await ready();
  const code = codeOf(secret);
  const answers = await Promise.all([signIn(email, code), signIn(email, code), signIn(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  const sessions = await server.context.db.selectFrom('staff_sessions').select('staff_id').execute();
  const before = (await lines()).filter(({ kind }) => kind === 'second_step_failed').length;
  expect(await outcome(signIn(email, code))).toEqual([403, 'second_factor_wrong']);
  expect(await server.context.db.selectFrom('staff_sessions').select('staff_id').execute()).toEqual(sessions);
  expect((await lines()).filter(({ kind }) => kind === 'second_step_failed')).toHaveLength(before + 1);
});

it('the eleventh sign-in of one member ends the first', async () => {
  const { email, secret, as } = await ready();
  const all = [as];
  for (let more = 0; more < 10; more += 1) {
    const { body } = await signIn(email, codeOf(secret));
    all.push({ staff: body.staff_auth_token });
    clock.passed += 30;
  }
  const answers = await Promise.all(all.map((one) => server.call(api.readStaffSession, {}, one)));
  expect(answers.map(({ status }) => status)).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
});

it('a wrong password, an unknown e-mail and a member without access are one answer, each in the log', async () => {
  const { email, secret } = await ready();
  const refused = [401, 'invalid_credentials'];
  expect(await outcome(signIn(email, codeOf(secret), newAddress(), 'wrong one'))).toEqual(refused);
  expect(await outcome(signIn('nobody@staff.ru', codeOf(secret)))).toEqual(refused);
  await server.context.db.updateTable('staff').set({ is_disabled: true }).where('email', '=', email).execute();
  expect(await outcome(signIn(email, codeOf(secret)))).toEqual(refused);
  const failed = (await lines()).filter(({ kind }) => kind === 'sign_in_failed');
  expect(failed.slice(-3).map(({ actor }) => actor)).toEqual(['staff', 'nobody', 'staff']);
});

it('guesses from one network wait after the fifth, and those of codes too', async () => {
  const { email } = await ready();
  const address = newAddress();
  for (let turn = 0; turn < 5; turn++) await signIn(email, undefined, address, 'wrong one');
  expect((await signIn(email, undefined, address, 'wrong one')).problem.retryAfter).toBe(1);
  const other = newAddress();
  for (let turn = 0; turn < 5; turn++) expect((await signIn(email, '000000', other)).status).toBe(403);
  expect((await signIn(email, '000000', other)).problem.retryAfter).toBe(2);
});

it('a session lives 12 hours, and 30 minutes unused', async () => {
  const { as } = await ready();
  const status = async () => (await server.call(api.readStaffSession, {}, as)).status;
  for (let half = 0; half < 24; half++) {
    clock.passed += 29 * 60;
    expect(await status()).toBe(200);
  }
  clock.passed += 25 * 60;
  expect(await status()).toBe(401);
  const idle = await ready();
  clock.passed += 31 * 60;
  expect((await server.call(api.readStaffSession, {}, idle.as)).status).toBe(401);
});

it('signing out ends the session; a new link ends none until it is used, and then all, and the app with them', async () => {
  const { as } = await ready();
  expect(await server.ok(api.signOutStaff, {}, as)).toEqual({ revoked: 1 });
  expect((await server.call(api.readStaffSession, {}, as)).status).toBe(401);
  const second = await ready();
  const link = await makeStaff(server.context.db, second.email.toUpperCase(), 'manager', 'http://x');
  expect((await server.ok(api.readStaffSession, {}, second.as)).role).toBe('manager');
  await server.ok(api.setStaffPassword, { token: tokenOf(link), new_password: 'another good horse' });
  expect((await server.call(api.readStaffSession, {}, second.as)).status).toBe(401);
  const answer = await signIn(second.email, undefined, newAddress(), 'another good horse');
  expect(answer.problem.code).toBe('second_factor_unset');
});

it('keeps neither password, token, link nor secret in a readable form', async () => {
  const { email, link } = await invited();
  const { secret } = await server.ok(api.beginStaffCodes, { email, password });
  const { body } = await signIn(email, codeOf(secret));
  const kept = [
    await server.context.db.selectFrom('staff').selectAll().execute(),
    await server.context.db.selectFrom('staff_links').selectAll().execute(),
    await server.context.db.selectFrom('staff_sessions').selectAll().execute(),
    await lines(),
  ];
  const text = JSON.stringify(kept, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  for (const readable of [password, secret, tokenOf(link), body.staff_auth_token]) expect(text).not.toContain(readable);
});
