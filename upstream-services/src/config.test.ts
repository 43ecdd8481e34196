import { readConfig } from './config.ts';
import { readPublicOrigin } from './env.ts';

const least = {
  DATABASE_URL: 'postgres://here/db',
  CONTENT_DIR: '/pictures',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
  PUBLIC_ORIGIN_BLOOM: 'https://bloom.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@example.ru',
};
const trust = (TRUST_PROXY?: string) => readConfig({ ...least, TRUST_PROXY }).trustProxy;

it.each([
  [undefined, '127.0.0.1', true],
  [undefined, '::ffff:127.0.0.1', true],
  [undefined, '10.0.0.5', false],
  ['10.0.0.5, 10.1.0.0/16', '127.0.0.1', true],
  ['10.0.0.5, 10.1.0.0/16', '10.1.2.3', true],
  ['10.0.0.5, 10.1.0.0/16', '10.0.0.6', false],
  ['uniquelocal', '192.168.1.1', true],
])('trusting «%s», the services believe %s about whom it passes on: %s', (named, address, believed) => {
  expect(trust(named)(address)).toBe(believed);
});

it.each(['1', '10.0.0.0/33', 'proxy.example'])(
  'takes no TRUST_PROXY that is no list of addresses and networks: %s',
  (named) => {
    expect(() => trust(named)).toThrow(/TRUST_PROXY/);
  },
);

it.each([
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['SECRET_KEY', { SECRET_KEY: '' }],
  ['SECRET_KEY', { SECRET_KEY: 'c2hvcnQ=' }],
  ['CONTENT_DIR', { CONTENT_DIR: '' }],
  ['PORT', { PORT: '70000' }],
  ['STAGE', { STAGE: 'staging' }],
  ['PUBLIC_ORIGIN_BLOOM', { PUBLIC_ORIGIN_BLOOM: '' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['SMTP_URL', { SMTP_URL: '', STAGE: 'production', OUTBOX_DIR: '/outbox' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['SERVICES', { SERVICES: 'orders,catalogue' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'http://localhost:9000' }],
])('says in one sentence what is wrong with %s', (name, change) => {
  expect(() => readConfig({ ...least, ...change })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});

it('guesses where links lead and does without a mail server outside of production alone, for commands too', () => {
  const demo = { ...least, STAGE: 'demo', PUBLIC_ORIGIN_BLOOM: '', SMTP_URL: '', MAIL_FROM: '', OUTBOX_DIR: '/outbox' };
  expect(readConfig(demo)).toMatchObject({
    publicOrigin: 'http://localhost:3000',
    mail: { smtpUrl: null, folder: '/outbox' },
  });
  expect(readPublicOrigin({ STAGE: 'demo' })).toBe('http://localhost:3000');
  expect(readPublicOrigin({ PUBLIC_ORIGIN_BLOOM: 'https://bloom.example/' })).toBe('https://bloom.example');
  for (const env of [{}, { STAGE: 'production' }])
    expect(() => readPublicOrigin(env)).toThrow(/^Не задана настройка PUBLIC_ORIGIN_BLOOM: [^\n]+$/);
});

it('answers the calls of all groups, or of those that are named', () => {
  const groupsOf = (SERVICES?: string) => readConfig({ ...least, SERVICES }).groups;
  const all = ['auth', 'api', 'orders', 'notifications', 's3', 'merchant-settings'];
  expect(groupsOf()).toEqual(all);
  expect(groupsOf('s3, orders')).toEqual(['orders', 's3']);
  expect(() => groupsOf('orders,catalogue')).toThrow(
    'Настройка SERVICES не подходит: «catalogue», нужно: auth, api, orders, notifications, s3, merchant-settings.',
  );
});

it('speaks to the real providers unless it is told others, and to no bot without a token', () => {
  expect(readConfig(least).providers).toEqual({
    yookassa: 'https://api.yookassa.ru/v3',
    telegram: 'https://api.telegram.org',
    max: 'https://platform-api2.max.ru/',
    telegramLinks: 'https://t.me',
    maxLinks: 'https://max.ru',
    push: null,
    telegramToken: null,
    maxToken: null,
  });
});

it('signs pushes with a key that stays, its own or one that is configured, and reaches a sandbox only outside production', () => {
  const VAPID_PRIVATE_KEY = 'h0HCZUGW6FNOdeVZq0pvBJ4xrti4lxZ_lNaymazkyTc';
  const given = readConfig({ ...least, VAPID_PRIVATE_KEY, PUBLIC_ORIGIN_BLOOM: 'https://bloom.example' });
  expect(given.vapid).toEqual({
    publicKey: 'BLD0ZWF3oraAHw0PDK6XGr1hH753wxLnM3kPRkDBJz5Wa4nMmovQyS3KXUX6ghRn8mtSG3ggbLXWAHDCoOZ6gPw',
    privateKey: VAPID_PRIVATE_KEY,
    contact: 'https://bloom.example',
  });
  expect(readConfig(least).vapid).toEqual(readConfig(least).vapid);
  expect(readConfig(least).vapid.publicKey).not.toBe(given.vapid.publicKey);
  const PUSH_API_URL = 'http://127.0.0.1:3105/push';
  expect(readConfig({ ...least, PUSH_API_URL, STAGE: 'demo' }).pushHosts).toEqual(['127.0.0.1:3105']);
  expect(readConfig({ ...least, PUSH_API_URL }).pushHosts).toEqual([]);
});

it('takes other addresses of providers, however they end', () => {
  const given = {
    YOOKASSA_API_URL: 'http://127.0.0.1:3105/yookassa/v3/',
    TELEGRAM_API_URL: 'http://localhost:3105/telegram',
    TELEGRAM_LINK_URL: 'http://localhost:3105/telegram/',
    MAX_API_URL: 'https://max.example.ru/api',
    PUSH_API_URL: 'http://127.0.0.1:3105/push/',
    TELEGRAM_BOT_TOKEN: '1000001:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  };
  expect(readConfig({ ...least, ...given }).providers).toEqual({
    yookassa: 'http://127.0.0.1:3105/yookassa/v3',
    telegram: 'http://localhost:3105/telegram',
    max: 'https://max.example.ru/api/',
    telegramLinks: 'http://localhost:3105/telegram',
    maxLinks: 'https://max.ru',
    push: 'http://127.0.0.1:3105/push',
    telegramToken: '1000001:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    maxToken: null,
  });
});

it.each([
  ['YOOKASSA_API_URL', 'http://10.0.0.5/v3'],
  ['TELEGRAM_API_URL', 'telegram.org'],
  ['MAX_API_URL', 'ftp://max.ru'],
  ['TELEGRAM_BOT_TOKEN', 'not a token'],
  ['MAX_BOT_TOKEN', 'a b'],
  ['VAPID_PRIVATE_KEY', 'short'],
])('takes no %s such as «%s»', (name, value) => {
  expect(() => readConfig({ ...least, [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
