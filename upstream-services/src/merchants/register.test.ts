import { authorize, identifyToken, readSession, readShop, register, updateMerchant } from 'shared-contracts';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

const account = (name: string, email = `${name}@example.ru`) => ({
  merchant_name: name,
  email,
  password: 'long enough',
});

it('[7.5.1, 7.5.2] registers with a name, an e-mail and a password', async () => {
  const answer = await server.ok(register, account('rose-garden'));
  expect(answer.merchant_id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.merchant_auth_token).toMatch(/^[\w-]{43}$/);
  expect(answer.message).not.toBe('');
});

it('[7.5.1] a shop is there at once, for whoever has asked for its name just before, too', async () => {
  const ask = () => server.call(readShop, { slugs: ['name'] }, { shop: 'violets' });
  expect((await ask()).problem.code).toBe('shop_not_found');
  const { merchant_auth_token: token } = await server.ok(register, account('violets'));
  await server.ok(updateMerchant, { additional_info: { visibility: 'published' } }, { token });
  expect((await ask()).body).toEqual({ merchant_info: { name: 'violets' } });
});

it('[7.3.1, 7.3.2] signs in with e-mail and password, whatever the case of the e-mail', async () => {
  const { merchant_id } = await server.ok(register, account('tulips', 'Anna@Example.ru'));
  const answer = await server.ok(authorize, { email: 'ANNA@example.RU ', password: 'long enough' });
  expect(answer.merchant_id).toBe(merchant_id);
  expect(answer.merchant_auth_token).not.toBe('');
});

it('[7.3.1, 7.5.1] takes an address of .рф in Cyrillic and in punycode for the same one', async () => {
  const { merchant_id } = await server.ok(register, account('asters', 'Asters@Почта.рф'));
  for (const email of ['asters@почта.рф', ' ASTERS@xn--80a1acny.xn--p1ai\u200b', 'asters@ПОЧТА.РФ']) {
    expect((await server.ok(authorize, { email, password: 'long enough' })).merchant_id).toBe(merchant_id);
    expect((await server.call(register, account('asters-two', email.trim()))).problem.code).toBe('email_taken');
  }
});

it('shows an address of .рф as it was typed: of the account, of the shop and in its contacts', async () => {
  const { merchant_auth_token: token } = await server.ok(register, account('irises', 'Irises@Почта.рф'));
  expect((await server.ok(readSession, {}, { token })).email).toBe('irises@почта.рф');
  const contacts = [{ type: 'email', value: 'Irises@Почта.рф' }];
  const info = {
    title: 'Пионы',
    email: 'Shop@Почта.рф',
    visibility: 'published' as const,
    contacts: JSON.stringify(contacts),
  };
  await server.ok(updateMerchant, { additional_info: info }, { token });
  const { merchant_info: shown } = await server.ok(readShop, { slugs: ['email', 'contacts'] }, { shop: 'irises' });
  expect(shown).toEqual({
    email: 'Shop@почта.рф',
    contacts: JSON.stringify([{ type: 'email', value: 'Irises@почта.рф' }]),
  });
});

it('[7.4.1, 7.4.2] tells whose a token is', async () => {
  const { merchantId, token } = await newMerchant(server);
  expect(await server.ok(identifyToken, { token })).toEqual({ merchant_id: merchantId });
  const stranger = await server.call(identifyToken, { token: 'a'.repeat(43) });
  expect([stranger.status, stranger.problem.code]).toEqual([401, 'unauthorized']);
});

it('[6.1.1] the token in the header says who calls', async () => {
  const { merchantId, name, email, owner } = await newMerchant(server);
  const session = { merchant_id: merchantId, merchant_name: name, email };
  expect(await server.ok(readSession, {}, owner)).toEqual(session);
  for (const as of [{}, { token: '' }, { token: 'nobody' }, { token: 'x'.repeat(43) }]) {
    const { status, problem } = await server.call(readSession, {}, as);
    expect([status, problem.code]).toEqual([401, 'unauthorized']);
  }
});

it('refuses a wrong password and an unknown e-mail alike', async () => {
  await server.ok(register, account('lilies'));
  for (const email of ['lilies@example.ru', 'nobody@example.ru']) {
    const { status, problem } = await server.call(authorize, { email, password: 'wrong one' });
    expect([status, problem.code]).toEqual([401, 'invalid_credentials']);
  }
});

it('works as much for an unknown e-mail as for a wrong password', async () => {
  await server.ok(register, account('peonies'));
  const work = { 'peonies@example.ru': 0, 'nobody@example.ru': 0 };
  // The processor's time and not the clock's, which others on the machine have a part of; in turns, so that both see the same of it.
  for (let turn = 0; turn < 7; turn++) {
    for (const email of ['peonies@example.ru', 'nobody@example.ru'] as const) {
      const start = process.cpuUsage();
      await server.call(authorize, { email, password: 'wrong one' });
      const { user, system } = process.cpuUsage(start);
      work[email] += user + system;
    }
  }
  // Without the work for nobody, the second would be a tenth of the first.
  expect(work['nobody@example.ru']).toBeGreaterThan(work['peonies@example.ru'] / 3);
});

it.each([
  ['merchant_name', 'ab'],
  ['merchant_name', 'a'.repeat(41)],
  ['merchant_name', '-rose'],
  ['merchant_name', 'rose-'],
  ['merchant_name', 'Rose'],
  ['merchant_name', 'роза'],
  ['merchant_name', 'admin'],
  ['email', 'nobody'],
  ['password', '1234567'],
  ['password', '1'.repeat(129)],
])('refuses %s %j, naming the field', async (field, value) => {
  const { status, problem } = await server.call(register, { ...account('fine-name'), [field]: value });
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(problem.errors?.map((error) => error.path)).toEqual([field]);
});

it('takes names and passwords at the edges', async () => {
  for (const name of ['abc', '7-7', 'a'.repeat(40)]) await server.ok(register, account(name));
  const long = { ...account('long-password'), password: 'я'.repeat(128) };
  await server.ok(register, long);
  await server.ok(authorize, { email: long.email, password: long.password });
});

it('gives a name to one of twenty who ask for it at once, and an e-mail too', async () => {
  const statuses = async (accounts: ReturnType<typeof account>[], code: string) => {
    const answers = await Promise.all(accounts.map((body) => server.call(register, body)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.problem.code === code)).toHaveLength(accounts.length - 1);
  };
  const twenty = Array.from({ length: 20 }, (_, index) => index);
  await statuses(
    twenty.map((index) => account('wanted', `wanted${index}@example.ru`)),
    'name_taken',
  );
  await statuses(
    twenty.map((index) => account(`other-${index}`, index % 2 ? 'one@example.ru' : 'ONE@example.ru')),
    'email_taken',
  );
});

it('records which versions of terms and personal data consent were accepted, when and from where', async () => {
  const consents = { terms: '1', personal_data: '1' };
  const { merchant_id } = await server.ok(register, { ...account('agreed'), consents });
  const silent = await server.ok(register, account('silent'));
  const recorded = async (merchantId: string) => {
    const query = server.context.db.selectFrom('accounts').select('consents').where('merchant_id', '=', merchantId);
    return (await query.executeTakeFirstOrThrow()).consents;
  };
  expect(await recorded(merchant_id)).toEqual([
    { document: 'terms', version: '1', at: expect.stringMatching(/^\d{4}-.+Z$/), address: expect.stringMatching(/\d/) },
    { document: 'personal_data', version: '1', at: expect.any(String), address: expect.stringMatching(/\d/) },
  ]);
  expect(await recorded(silent.merchant_id)).toEqual([]);
});

it('opens no account for a version of the terms that is not the current one', async () => {
  const body = { ...account('outdated'), consents: { terms: '0', personal_data: '1' } };
  expect((await server.call(register, body)).problem.code).toBe('consent_outdated');
  await server.ok(register, account('outdated'));
});

it('keeps neither password nor token in a readable form', async () => {
  const { token, password } = await newMerchant(server);
  const { db } = server.context;
  const rows = JSON.stringify([
    await db.selectFrom('accounts').selectAll().execute(),
    (await db.selectFrom('tokens').selectAll().execute()).map((row) => row.token_hash.toString('latin1')),
  ]);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(password);
  expect(rows).toContain('$argon2id$');
});
