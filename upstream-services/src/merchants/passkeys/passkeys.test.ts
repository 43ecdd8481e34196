import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import * as api from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { inTransaction } from '../../db/transaction.ts';
import { createAuthenticator, type Doing } from '../../testing/authenticator.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newMerchant } from '../../testing/shops.ts';
import { deletePasskey } from './repository.ts';

const bloom = 'http://bloom.localhost:3000';
const siteId = 'bloom.localhost';

const clock = withClock();
const { server, shop: merchant } = withFreshShop({ now: clock.now });

type Authenticator = ReturnType<typeof createAuthenticator>;

async function begin(as: { token: string; headers?: Record<string, string> } = merchant.owner) {
  const { options } = await server.ok(api.beginPasskey, { password: merchant.password }, as);
  return options;
}
const add = async (authenticator: Authenticator, changes: Partial<Doing> = {}) => {
  const { challenge } = await begin();
  const answer = authenticator.make({ challenge: String(challenge), origin: bloom, siteId, ...changes });
  return server.call(api.addPasskey, { name: 'Телефон', answer }, merchant.owner);
};
const beginSignIn = async () => String((await server.ok(api.beginPasskeySignIn, {})).options.challenge);
const signIn = async (authenticator: Authenticator, changes: Partial<Doing> = {}) => {
  const challenge = changes.challenge ?? (await beginSignIn());
  return server.call(api.signInByPasskey, authenticator.answer({ origin: bloom, siteId, ...changes, challenge }));
};
const refused = [403, 'passkey_refused'];
const outcome = ({ status, problem }: Pick<Awaited<ReturnType<typeof signIn>>, 'status' | 'problem'>) =>
  status === 200 ? 200 : [status, problem.code];

it('a passkey that was added signs in', async () => {
  const authenticator = createAuthenticator();
  const added = await add(authenticator);
  expect(added.body).toMatchObject({ name: 'Телефон', last_used_at: null });
  const { status, body } = await signIn(authenticator);
  expect([status, body.merchant_id]).toEqual([200, merchant.merchantId]);
  await server.ok(api.readSession, {}, { token: body.merchant_auth_token });
  const { passkeys } = await server.ok(api.readSignInWays, {}, merchant.owner);
  expect(passkeys).toEqual([{ ...added.body, last_used_at: clock.now().toISOString() }]);
});

it('asks for the owner, for a key that needs no e-mail, and for the site of the brand', async () => {
  const mum = { ...merchant.owner, headers: { 'x-site-origin': 'http://mum.localhost:3000' } };
  expect(await begin()).toMatchObject({
    rp: { id: 'bloom.localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await begin(mum)).toMatchObject({ rp: { id: 'mum.localhost' } });
  const evil = { ...merchant.owner, headers: { 'x-site-origin': 'https://evil.example' } };
  expect(await begin(evil)).toMatchObject({ rp: { id: 'bloom.localhost' } });
});

it('is added by who knows the password, not by a session alone', async () => {
  const { status, problem } = await server.call(api.beginPasskey, { password: 'wrong one' }, merchant.owner);
  expect([status, problem.code]).toEqual([401, 'invalid_credentials']);
});

it.each<[string, Partial<Doing>]>([
  ['of a page elsewhere', { origin: 'https://evil.example' }],
  ['of another port of the host', { origin: 'http://bloom.localhost:4000' }],
  ['for another host', { siteId: 'evil.example' }],
  ['for another brand', { siteId: 'mum.localhost', origin: 'http://mum.localhost:3000' }],
  ['that did not check its owner', { verified: false }],
  ['to a challenge that nobody gave', { challenge: Buffer.alloc(54, 1).toString('base64url') }],
  ['to no challenge', { challenge: '' }],
])('refuses an answer %s, at adding and at signing in', async (_, changes) => {
  const authenticator = createAuthenticator();
  expect(outcome(await add(createAuthenticator(), changes))).toEqual(refused);
  await add(authenticator);
  expect(outcome(await signIn(authenticator, changes))).toEqual(refused);
});

it('refuses a key that nobody added, and one that signs for another', async () => {
  const [known, stranger] = [createAuthenticator(), createAuthenticator()];
  await add(known);
  expect(outcome(await signIn(stranger))).toEqual(refused);
  const challenge = await beginSignIn();
  const doing = { challenge, origin: bloom, siteId };
  const forged = { ...stranger.answer(doing), id: known.answer(doing).id, rawId: known.answer(doing).rawId };
  expect(outcome(await server.call(api.signInByPasskey, forged))).toEqual(refused);
});

it('takes a challenge once, for five minutes, and only for what it was made for', async () => {
  const authenticator = createAuthenticator();
  await add(authenticator);
  const challenge = await beginSignIn();
  const answers = await Promise.all([signIn(authenticator, { challenge }), signIn(authenticator, { challenge })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const late = await beginSignIn();
  clock.passed += 301;
  expect(outcome(await signIn(authenticator, { challenge: late }))).toEqual(refused);
  const forAdding = String((await begin()).challenge);
  expect(outcome(await signIn(authenticator, { challenge: forAdding }))).toEqual(refused);
  const ofAnother = await newMerchant(server);
  const theirs = await server.ok(api.beginPasskey, { password: ofAnother.password }, ofAnother.owner);
  const stolen = await add(createAuthenticator(), { challenge: String(theirs.options.challenge) });
  expect(stolen.problem.code).toBe('passkey_refused');
});

it('refuses a copy of an authenticator that counts', async () => {
  const authenticator = createAuthenticator();
  await add(authenticator, { counter: 5 });
  expect(outcome(await signIn(authenticator, { counter: 6 }))).toBe(200);
  expect(outcome(await signIn(authenticator, { counter: 6 }))).toEqual(refused);
  expect(outcome(await signIn(authenticator, { counter: 7 }))).toBe(200);
});

it('is removed with a new password: whoever knew the former one may have added it', async () => {
  const authenticator = createAuthenticator();
  await add(authenticator);
  const passwords = { current_password: merchant.password, new_password: 'a much longer one' };
  await server.ok(api.changePassword, passwords, merchant.owner);
  expect(outcome(await signIn(authenticator))).toEqual(refused);
  expect((await server.ok(api.readSignInWays, {}, merchant.owner)).passkeys).toEqual([]);
});

it('opens no session where it is removed while it signs in', async () => {
  const authenticator = createAuthenticator();
  const { passkey_id } = (await add(authenticator)).body;
  const { context } = server;
  const isWaiting = async () =>
    (
      await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(context.db)
    ).rows.length > 0;
  const signingIn = await inTransaction(context, async (trx) => {
    await deletePasskey(trx, merchant.merchantId, passkey_id);
    const answer = signIn(authenticator);
    await waitUntil(isWaiting);
    return { answer };
  });
  expect(outcome(await signingIn.answer)).toEqual(refused);
});

it('counts as both steps', async () => {
  const authenticator = createAuthenticator();
  await add(authenticator);
  const { secret } = await server.ok(api.beginTotp, { password: merchant.password }, merchant.owner);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  await server.ok(api.confirmTotp, { code }, merchant.owner);
  const { email, password } = merchant;
  expect((await server.call(api.authorize, { email, password })).problem.code).toBe('second_factor_required');
  expect(outcome(await signIn(authenticator))).toBe(200);
});

it('is named and removed by its owner alone', async () => {
  const authenticator = createAuthenticator();
  const { passkey_id } = (await add(authenticator)).body;
  const stranger = await newMerchant(server);
  for (const operation of [api.renamePasskey, api.removePasskey]) {
    const call = await server.call(operation, { passkey_id, name: 'Чужой' }, stranger.owner);
    expect([call.status, call.problem.code]).toEqual([404, 'not_found']);
  }
  await server.ok(api.renamePasskey, { passkey_id, name: 'Ноутбук' }, merchant.owner);
  expect((await server.ok(api.readSignInWays, {}, merchant.owner)).passkeys[0]?.name).toBe('Ноутбук');
  await server.ok(api.removePasskey, { passkey_id }, merchant.owner);
  expect(outcome(await signIn(authenticator))).toEqual(refused);
});

it('is added once, and at most twenty to an account', async () => {
  const authenticator = createAuthenticator();
  expect(await begin()).toMatchObject({ excludeCredentials: [] });
  await add(authenticator);
  const { id } = authenticator.answer({ challenge: '', origin: bloom, siteId });
  expect(await begin()).toMatchObject({ excludeCredentials: [{ id }] });
  expect((await add(authenticator)).problem.code).toBe('already_exists');
  for (let turn = 1; turn < 20; turn++) await add(createAuthenticator());
  const { status, problem } = await server.call(api.beginPasskey, { password: merchant.password }, merchant.owner);
  expect([status, problem.code]).toEqual([409, 'conflict']);
});
