import { changePassword, register, resetPassword } from 'shared-contracts';
import { hashSecret, newSecret } from '../common/ids.ts';
import { newMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';
import { isGuessable, requireUnguessable, wordsOfOrigins } from './guessable.ts';

const owner = { email: 'anna.petrova@example.ru', name: 'rose-garden' };
const places = ['localhost', 'bloom'];

it.each([
  'password',
  '12345678',
  'qwertyui',
  'PassWord1',
  'iloveyou',
  // «пароль123» and the first row of keys with the Russian layout on.
  'йцукенгш',
  'пароль123',
  'ЙЦУКЕНГШ',
  // What is fullwidth reads the same.
  '１２３４５６７８',
  'rose-garden',
  'Rose-Garden2026',
  'rose-garden!!!!!!',
  'anna.petrova1',
  'bloombloom',
  'bloom-2026',
])('[ASVS 6.2.4] refuses %s', async (password) => {
  expect(await isGuessable(password, owner, places)).toBe(true);
});

it.each([
  'correct horse',
  'demo-demo',
  'long enough',
  'rose-garden at night',
  'anna',
  'цветёт жасмин',
  '8 роз и 3 пиона',
])('takes %s', async (password) => {
  expect(await isGuessable(password, owner, places)).toBe(false);
});

it('takes no word out of a name that is too short to mean anything', async () => {
  expect(await isGuessable('shoe-laces', { email: 'a@example.ru', name: 'sho' }, [])).toBe(false);
});

it('knows the words of the platform’s addresses', () => {
  expect(wordsOfOrigins(['https://bloom.shops.ru', 'http://mum.localhost:3000'])).toEqual(['bloom', 'shops', 'mum']);
});

it('counts those words in production, where nobody signs in to a demo', async () => {
  const ask = (stage: 'production' | 'demo') => {
    const config = { stage, publicOrigins: ['https://demo.example.ru'] };
    return requireUnguessable({ config }, 'password', 'demo-demo', owner);
  };
  await expect(ask('production')).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(ask('demo')).resolves.toBeUndefined();
});

describe('a new password', () => {
  const server = withTestServer();

  const refused = (field: string) => [400, 'validation_failed', [[field, 'common_password']]];
  const told = ({ status, problem }: Awaited<ReturnType<TestServer['call']>>) => [
    status,
    problem.code,
    problem.errors?.map(({ path, code }) => [path, code]),
  ];

  it.each(['12345678', 'Password1', 'fern-and-moss1', 'fern.moss'])('of a new account is not %s', async (password) => {
    const account = { merchant_name: 'fern-and-moss', email: 'fern.moss@example.ru', password };
    expect(told(await server.call(register, account))).toEqual(refused('password'));
  });

  it('that its owner sets is not a common one, nor the shop’s name; the earlier one stays', async () => {
    const { owner: as, password, name, email } = await newMerchant(server);
    const change = (next: string) =>
      server.call(changePassword, { current_password: password, new_password: next }, as);
    for (const next of ['12345678', name, email.split('@')[0] ?? '']) {
      expect(told(await change(next))).toEqual(refused('new_password'));
    }
    expect((await change('another horse')).status).toBe(200);
  });

  it('by a mailed link is not a common one, and the link stays good', async () => {
    const { merchantId } = await newMerchant(server);
    const token = newSecret();
    const link = { token_hash: hashSecret(token), merchant_id: merchantId, expires_at: new Date(Date.now() + 60_000) };
    await server.context.db.insertInto('reset_links').values(link).execute();
    const reset = (new_password: string) => server.call(resetPassword, { token, new_password });
    expect(told(await reset('12345678'))).toEqual(refused('new_password'));
    expect((await reset('another horse')).status).toBe(200);
  });
});
