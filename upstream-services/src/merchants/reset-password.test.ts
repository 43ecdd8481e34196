import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPasskey, authorize, beginPasskey, forgotPassword, readSession, resetPassword } from 'shared-contracts';
import { hashSecret, newSecret } from '../common/ids.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';

const { server, shop: merchant } = withFreshShop({ now: () => now ?? new Date() });
let now: Date | null = null;
afterEach(() => {
  now = null;
});

async function mailsTo(email: string): Promise<string[]> {
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return files.filter((text) => text.startsWith(`To: ${email}\n`));
}

async function askForLink(): Promise<string> {
  const before: string[] = await mailsTo(merchant.email).catch(() => []);
  await server.ok(forgotPassword, { email: merchant.email.toUpperCase() });
  const mails = await mailsTo(merchant.email);
  const mail = mails.find((text) => !before.includes(text)) ?? '';
  const [, token] =
    /http:\/\/bloom\.localhost:3000\/b2b\/merchant\/reset-password#token=([\w-]{43})\n/.exec(mail) ?? [];
  return token ?? 'no link';
}

const reset = (token: string, new_password = 'another horse') => server.call(resetPassword, { token, new_password });

it('mails a link that sets a new password once and ends every session', async () => {
  const token = await askForLink();
  expect((await reset(token)).status).toBe(200);
  expect((await server.call(readSession, {}, merchant.owner)).status).toBe(401);
  await server.ok(authorize, { email: merchant.email, password: 'another horse' });
  const again = await reset(token, 'third horse');
  expect([again.status, again.problem.code]).toEqual([410, 'reset_link_used']);
});

it('of two uses at once, one counts', async () => {
  const token = await askForLink();
  const answers = await Promise.all([reset(token, 'first horse'), reset(token, 'second horse')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
});

it('the link works for 30 minutes', async () => {
  const token = await askForLink();
  now = new Date(Date.now() + 31 * 60_000);
  expect((await reset(token)).problem.code).toBe('reset_link_used');
  now = new Date(Date.now() + 29 * 60_000);
  expect((await reset(token)).status).toBe(200);
});

it('a newer link leaves the older one open, and the first that is used ends the others', async () => {
  const [older, newer] = [await askForLink(), await askForLink()];
  expect((await reset(older)).status).toBe(200);
  expect((await reset(newer)).status).toBe(410);
});

it('forgets the devices that were known, but for the one that sets the password', async () => {
  const [kept, lost] = [newSecret(), newSecret()];
  const { email, password } = merchant;
  for (const device of [kept, lost]) await server.ok(authorize, { email, password }, { device });
  await server.call(resetPassword, { token: await askForLink(), new_password: 'another horse' }, { device: kept });
  const { db } = server.context;
  const known = await db
    .selectFrom('devices')
    .select('token_hash')
    .where('merchant_id', '=', merchant.merchantId)
    .execute();
  expect(known.map(({ token_hash }) => token_hash)).toEqual([hashSecret(kept)]);
});

it('removes the passkeys, which somebody may have added who knew the former password', async () => {
  const { options } = await server.ok(beginPasskey, { password: merchant.password }, merchant.owner);
  const site = { origin: 'http://bloom.localhost:3000', siteId: 'bloom.localhost' };
  const answer = createAuthenticator().make({ challenge: String(options.challenge), ...site });
  await server.ok(addPasskey, { name: 'Телефон', answer }, merchant.owner);
  const passkeys = () =>
    server.context.db.selectFrom('passkeys').select('name').where('merchant_id', '=', merchant.merchantId).execute();
  expect(await passkeys()).toEqual([{ name: 'Телефон' }]);
  await reset(await askForLink());
  expect(await passkeys()).toEqual([]);
});

it('answers the same for an e-mail that nobody has, and mails nothing', async () => {
  const known = await server.call(forgotPassword, { email: merchant.email });
  const unknown = await server.call(forgotPassword, { email: 'nobody@example.ru' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await mailsTo('nobody@example.ru')).toEqual([]);
});

it('refuses a short password and keeps the link', async () => {
  const token = await askForLink();
  expect((await reset(token, 'short')).problem.errors?.[0]?.path).toBe('new_password');
  expect((await reset(token)).status).toBe(200);
});

it('keeps of the link the hash alone', async () => {
  const token = await askForLink();
  const { merchantId } = merchant;
  const rows = await server.context.db
    .selectFrom('reset_links')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute();
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash('sha256').update(token).digest()]);
});
