import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { rateLimits } from '../limits/index.ts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant } from '../testing/shops.ts';

const clock = withClock();
const { server, shop: merchant } = withFreshShop({ limits: rateLimits, now: clock.now });

let count = 0;
const newAddress = () => `new-${count++}-${merchant.email}`;

async function mailsTo(email: string): Promise<string[]> {
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return files.filter((text) => text.startsWith(`To: ${email}\n`));
}

const tokensTo = async (email: string) =>
  (await mailsTo(email)).flatMap((text) => /\/b2b\/merchant\/confirm-email#token=([\w-]{43})\n/.exec(text)?.[1] ?? []);

const ask = (new_email: string, owner = merchant) =>
  server.call(api.changeEmail, { new_email, password: owner.password }, owner.owner);
const confirm = (token: string | undefined) => server.call(api.confirmEmail, { token: token ?? 'none' });
const read = () => server.ok(api.readEmailChange, {}, merchant.owner);

async function linkTo(email: string): Promise<string> {
  await ask(email);
  return (await tokensTo(email.toLowerCase()))[0] ?? 'no link';
}

it('changes the e-mail by the link that went to the new one, once, and tells the former one before and after', async () => {
  const email = newAddress();
  const token = await linkTo(email.toUpperCase());
  expect(await read()).toEqual({ email: merchant.email, awaited: { email, link_expired: false } });
  expect(await mailsTo(merchant.email)).toEqual([expect.stringContaining(`сменить почту для входа на ${email}`)]);
  expect((await server.call(api.authorize, { email, password: merchant.password })).status).toBe(401);

  const done = await confirm(token);
  expect([done.status, done.body]).toEqual([200, { email }]);
  await server.ok(api.authorize, { email, password: merchant.password });
  expect((await server.call(api.authorize, { email: merchant.email, password: merchant.password })).status).toBe(401);
  expect(await read()).toEqual({ email, awaited: null });
  expect(await mailsTo(merchant.email)).toContainEqual(expect.stringContaining(`входят с почтой ${email}`));

  const again = await confirm(token);
  expect([again.status, again.problem.code]).toEqual([410, 'email_link_used']);
});

it('ends every session but the one that asked, and the links that went to the former address', async () => {
  const other = await server.ok(api.authorize, { email: merchant.email, password: merchant.password });
  await server.ok(api.forgotPassword, { email: merchant.email });
  await server.ok(api.askSignInLink, { email: merchant.email });
  const former = (await mailsTo(merchant.email)).map((text) => /#token=([\w-]{43})/.exec(text)?.[1] ?? '');
  expect(former).toHaveLength(2);
  await confirm(await linkTo(newAddress()));
  expect((await server.call(api.readSession, {}, { token: other.merchant_auth_token })).status).toBe(401);
  await server.ok(api.readSession, {}, merchant.owner);
  for (const token of former) {
    expect((await server.call(api.resetPassword, { token, new_password: 'another horse' })).status).toBe(410);
    expect((await server.call(api.signInByLink, { token })).status).toBe(410);
  }
});

describe('a change that somebody else asked for, who knew the password,', () => {
  const signIn = async (password = merchant.password) => {
    const { merchant_auth_token: token } = await server.ok(api.authorize, { email: merchant.email, password });
    return { token };
  };
  const new_password = 'another horse battery';
  const ways: [string, (owner: { token: string }) => Promise<unknown>][] = [
    [
      'a password by a mailed link',
      async () => {
        await server.ok(api.forgotPassword, { email: merchant.email });
        const links = (await mailsTo(merchant.email)).flatMap(
          (text) => /reset-password#token=([\w-]{43})/.exec(text) ?? [],
        );
        await server.ok(api.resetPassword, { token: links[1] ?? '', new_password });
      },
    ],
    [
      'a new password',
      (owner) => server.ok(api.changePassword, { current_password: merchant.password, new_password }, owner),
    ],
    ['the end of all other sessions', (owner) => server.ok(api.revokeSessions, { scope: 'others' }, owner)],
  ];
  it.each(ways)('ends by %s', async (_, takeBack) => {
    const [owner, thief] = [await signIn(), await signIn()];
    const email = newAddress();
    await server.ok(api.changeEmail, { new_email: email, password: merchant.password }, thief);
    const [token] = await tokensTo(email);
    await takeBack(owner);
    expect((await confirm(token)).status).toBe(410);
  });

  it('ends where the browser that asked is forgotten', async () => {
    const { email: own, password } = merchant;
    const device = newSecret();
    const { merchant_auth_token: token } = await server.ok(api.authorize, { email: own, password }, { device });
    const email = newAddress();
    await server.ok(api.changeEmail, { new_email: email, password }, { token });
    const [link] = await tokensTo(email);
    const [{ device_id } = { device_id: '' }] = (await server.ok(api.readSignInWays, {}, merchant.owner)).devices;
    await server.ok(api.forgetDevice, { device_id }, merchant.owner);
    expect((await confirm(link)).status).toBe(410);
  });

  it('goes on for the one who asked and then signed out', async () => {
    const owner = await signIn();
    const email = newAddress();
    await server.ok(api.changeEmail, { new_email: email, password: merchant.password }, owner);
    const [token] = await tokensTo(email);
    await server.ok(api.signOut, {}, owner);
    expect((await confirm(token)).status).toBe(200);
  });
});

it('of two uses at once, one counts', async () => {
  const token = await linkTo(newAddress());
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

it('the link works for 30 minutes; then the change waits for a day, so that another one can be sent', async () => {
  const email = newAddress();
  const late = await linkTo(email);
  clock.passed = 31 * 60;
  expect((await confirm(late)).status).toBe(410);
  expect((await read()).awaited).toEqual({ email, link_expired: true });
  await server.ok(api.resendEmailChange, {}, merchant.owner);
  expect((await read()).awaited).toEqual({ email, link_expired: false });
  const next = (await tokensTo(email)).find((token) => token !== late);
  // Of the change that is asked for, and not of another mail about it.
  expect(await mailsTo(merchant.email)).toHaveLength(1);
  expect((await confirm(late)).status).toBe(410);
  clock.passed += 29 * 60;
  expect((await confirm(next)).status).toBe(200);

  await ask(newAddress());
  clock.passed += 25 * 3600;
  expect((await read()).awaited).toBeNull();
});

it('of two requests the last one wins', async () => {
  const [first, last] = [newAddress(), newAddress()];
  const replaced = await linkTo(first);
  const token = await linkTo(last);
  expect((await read()).awaited?.email).toBe(last);
  expect((await confirm(replaced)).status).toBe(410);
  expect((await confirm(token)).body.email).toBe(last);
});

it('a change that is replaced before its mail was made sends none', async () => {
  const [first, last] = [newAddress(), newAddress()];
  await ask(first);
  await ask(last);
  expect(await mailsTo(first)).toEqual([]);
  expect(await tokensTo(last)).toHaveLength(1);
});

it('a change that is given up ends its link and leaves the e-mail', async () => {
  const token = await linkTo(newAddress());
  await server.ok(api.cancelEmailChange, {}, merchant.owner);
  expect(await read()).toEqual({ email: merchant.email, awaited: null });
  expect((await confirm(token)).status).toBe(410);
  expect((await server.call(api.resendEmailChange, {}, merchant.owner)).status).toBe(404);
  await server.ok(api.cancelEmailChange, {}, merchant.owner);
});

it('answers the same for an address that is taken, and tells its owner alone', async () => {
  const neighbour = await newMerchant(server);
  const [free, taken] = [await ask(newAddress()), await ask(neighbour.email)];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect((await read()).awaited).toEqual({ email: neighbour.email, link_expired: false });
  expect(await mailsTo(neighbour.email)).toEqual([expect.stringContaining('с ней уже входят в ваш')]);
  expect(await tokensTo(neighbour.email)).toEqual([]);
});

it('changes nothing where somebody has registered with the address meanwhile', async () => {
  const email = newAddress();
  const token = await linkTo(email);
  await server.ok(api.register, {
    merchant_name: `later-${count}-${merchant.name}`.slice(0, 40),
    email,
    password: 'correct horse',
  });
  expect((await confirm(token)).problem.code).toBe('email_link_used');
  expect((await read()).email).toBe(merchant.email);
});

it('asks for the password, and refuses the e-mail that it is already', async () => {
  const wrong = await server.call(api.changeEmail, { new_email: newAddress(), password: 'wrong one' }, merchant.owner);
  expect(wrong.problem.code).toBe('invalid_credentials');
  expect((await ask(merchant.email.toUpperCase())).problem.errors?.[0]?.code).toBe('same_email');
  expect((await read()).awaited).toBeNull();
});

it('takes three requests in an hour, then one every ten minutes, those for another mail among them', async () => {
  for (let turn = 0; turn < 2; turn++) expect((await ask(newAddress())).status).toBe(200);
  await server.ok(api.resendEmailChange, {}, merchant.owner);
  const refused = await ask(newAddress());
  expect([refused.status, refused.problem.retryAfter]).toEqual([429, 600]);
  expect((await server.call(api.resendEmailChange, {}, merchant.owner)).status).toBe(429);
  clock.passed = 601;
  expect((await ask(newAddress())).status).toBe(200);
});

it('fills no mailbox, however many accounts name its address', async () => {
  const email = newAddress();
  for (let turn = 0; turn < 4; turn++) {
    const asker = await newMerchant(server);
    expect((await ask(email, asker)).status).toBe(200);
  }
  expect(await mailsTo(email)).toHaveLength(3);
});

it('writes it into the log of the shop', async () => {
  const email = newAddress();
  await confirm(await linkTo(email));
  await ask(newAddress());
  await server.ok(api.cancelEmailChange, {}, merchant.owner);
  const { list: lines } = await server.ok(api.readShopLog, { page: 1, per_page: 10 }, merchant.owner);
  expect(lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['email_change_asked', 'email_changed', 'email_change_canceled']),
  );
  expect(lines.find(({ kind }) => kind === 'email_changed')).toMatchObject({ was: merchant.email, became: email });
});

it('keeps the link in no readable form', async () => {
  const token = await linkTo(newAddress());
  const rows = await server.context.db.selectFrom('email_changes').selectAll().execute();
  expect(rows.map((row) => row.token_hash?.toString('latin1')).join()).not.toContain(token);
});
