import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { askSignInLink, authorize, forgotPassword, readSession, signInByLink } from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { rateLimits } from '../limits/index.ts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant } from '../testing/shops.ts';

const clock = withClock();
const { server, shop: merchant } = withFreshShop({ limits: rateLimits, now: clock.now });

let lastAddress = 0;
const newAddress = () => `198.51.100.${lastAddress++}`;

async function mailsTo(email: string): Promise<string[]> {
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return files.filter((text) => text.startsWith(`To: ${email}\n`));
}

async function linkOf({ site, email = merchant.email }: { site?: string; email?: string } = {}): Promise<string> {
  const before = await mailsTo(email).catch((): string[] => []);
  const headers: Record<string, string> = site ? { 'x-site-origin': site } : {};
  await server.ok(askSignInLink, { email }, { address: newAddress(), headers });
  const mail = (await mailsTo(email)).find((text) => !before.includes(text)) ?? '';
  return /https?:\S+/.exec(mail)?.[0] ?? 'no link';
}
const tokenOf = async (email?: string) => (await linkOf({ email })).split('#token=')[1] ?? '';
const open = (token: string, device?: string) =>
  server.call(signInByLink, { token }, { address: newAddress(), ...(device ? { device } : {}) });

it('a mailed link signs in, once', async () => {
  const token = await tokenOf();
  const { status, body } = await open(token);
  expect([status, body.merchant_id]).toEqual([200, merchant.merchantId]);
  await server.ok(readSession, {}, { token: body.merchant_auth_token });
  const again = await open(token);
  expect([again.status, again.problem.code]).toEqual([410, 'sign_in_link_used']);
});

it('the link works for 30 minutes', async () => {
  const token = await tokenOf();
  clock.passed = 29 * 60;
  expect((await open(await tokenOf())).status).toBe(200);
  clock.passed = 0;
  const late = await tokenOf();
  clock.passed = 31 * 60;
  expect([(await open(token)).status, (await open(late)).status]).toEqual([410, 410]);
});

it('of two uses at once, one counts', async () => {
  const token = await tokenOf();
  const answers = await Promise.all([open(token), open(token)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
});

it('a link that is used ends the other ones of its owner, and nobody else’s', async () => {
  const [used, other] = [await tokenOf(), await tokenOf()];
  const neighbour = await newMerchant(server);
  const neighbours = await tokenOf(neighbour.email);
  expect((await open(used)).status).toBe(200);
  expect((await open(other)).status).toBe(410);
  expect((await open(neighbours)).body.merchant_id).toBe(neighbour.merchantId);
});

it('leads to the site of the brand that asked, and to no other', async () => {
  expect(await linkOf({ site: 'http://mum.localhost:3000' })).toMatch(
    /^http:\/\/mum\.localhost:3000\/b2b\/merchant\/sign-in-link#token=[\w-]{43}$/,
  );
  expect(await linkOf({ site: 'https://evil.example' })).toMatch(/^http:\/\/bloom\.localhost:3000\/b2b\//);
});

it('makes the device known that opened it', async () => {
  const device = newSecret();
  await open(await tokenOf(), device);
  for (let turn = 0; turn < 9; turn++) {
    const answer = await server.call(
      authorize,
      { email: merchant.email, password: 'wrong one' },
      { device, address: '198.51.101.1' },
    );
    expect(answer.status).toBe(401);
  }
});

it('signs in while passwords are slowed', async () => {
  const address = '198.51.101.2';
  for (let turn = 0; turn < 9; turn++) {
    await server.call(authorize, { email: merchant.email, password: 'wrong one' }, { address });
  }
  const { email, password } = merchant;
  expect((await server.call(authorize, { email, password }, { address })).status).toBe(429);
  await server.ok(askSignInLink, { email }, { address });
  const token = /#token=(\S+)/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? '';
  expect((await server.call(signInByLink, { token }, { address })).status).toBe(200);
});

it.each([
  ['a new password', forgotPassword],
  ['signing in', askSignInLink],
])('a link for %s is answered the same for every e-mail, however often it is asked for', async (_, operation) => {
  const nobody = `nobody-${merchant.email}`;
  for (let turn = 0; turn < 6; turn++) {
    const known = await server.call(operation, { email: merchant.email }, { address: newAddress() });
    const unknown = await server.call(operation, { email: nobody }, { address: newAddress() });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.body).toEqual(known.body);
  }
  expect(await mailsTo(merchant.email)).toHaveLength(3);
  expect(await mailsTo(nobody)).toEqual([]);
});

it('a stranger who asks for links all the time leaves the owner one that works, with a mail every ten minutes', async () => {
  const ask = async () => {
    await server.ok(askSignInLink, { email: merchant.email }, { address: newAddress() });
    await server.runJobs();
  };
  for (let turn = 0; turn < 4; turn++) await ask();
  clock.passed = 599;
  await ask();
  expect(await mailsTo(merchant.email)).toHaveLength(3);
  clock.passed = 601;
  await ask();
  const mails = await mailsTo(merchant.email);
  expect(mails).toHaveLength(4);
  const tokens = mails.map((mail) => /#token=(\S+)/.exec(mail)?.[1] ?? '');
  expect((await open(tokens[0] ?? '')).status).toBe(200);
  for (const token of tokens) expect((await open(token)).status).toBe(410);
});

it('a link that is not mailed at the first try is mailed at the next, the last of its hour too', async () => {
  const ask = () => server.ok(askSignInLink, { email: merchant.email }, { address: newAddress() });
  await ask();
  await ask();
  expect(await mailsTo(merchant.email)).toHaveLength(2);
  const failing = jest.spyOn(server.context.mail, 'send').mockRejectedValueOnce(new Error('the database is away'));
  await ask();
  expect(await mailsTo(merchant.email)).toHaveLength(2);
  await sql`update pgboss.job set start_after = now() where name = 'mailed-link' and state = 'retry'`.execute(
    server.context.db,
  );
  expect(await mailsTo(merchant.email)).toHaveLength(3);
  failing.mockRestore();
});

it('asking for links is slowed by address after a hundred', async () => {
  const address = '198.51.101.3';
  const ask = () => server.call(askSignInLink, { email: 'nobody@example.ru' }, { address });
  for (let turn = 0; turn < 100; turn++) expect((await ask()).status).toBe(200);
  expect((await ask()).problem.retryAfter).toBe(1);
});

it('keeps the link in no readable form', async () => {
  const token = await tokenOf();
  const rows = await server.context.db.selectFrom('sign_in_links').selectAll().execute();
  expect(rows.map((row) => row.token_hash.toString('latin1')).join()).not.toContain(token);
});

it('says that it confirms the address as long as that is not confirmed', async () => {
  const { email } = await newMerchant(server);
  const subjects = async () => (await mailsTo(email)).flatMap((mail) => /Subject: (.+)/.exec(mail)?.[1] ?? []);
  const token = await tokenOf(email);
  expect(await subjects()).toContain('Вход в кабинет и подтверждение почты');
  expect(await subjects()).not.toContain('Вход в кабинет');
  await open(token);
  await tokenOf(email);
  expect(await subjects()).toContain('Вход в кабинет');
});
