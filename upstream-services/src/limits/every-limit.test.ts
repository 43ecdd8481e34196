import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import * as api from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { enqueueBotEvent } from '../notifications/bot/event-job.ts';
import { makeStaff } from '../staff/index.ts';
import { byHandOf } from '../testing/by-hand.ts';
import { newCardShop, orderByCard } from '../testing/card-shop.ts';
import type { As } from '../testing/client.ts';
import { withClock } from '../testing/clock.ts';
import { withShop } from '../testing/fresh-shop.ts';
import { generating } from '../testing/generations.ts';
import { newPicture } from '../testing/pictures.ts';
import { promoCheckout } from '../testing/promo.ts';
import { releaseOf, signed, withTeams } from '../testing/registry-teams.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { mapRateLimits, type RateLimits, rateLimits } from './index.ts';

const generous = mapRateLimits(() => ({ most: 100_000, window: 600 }));
const limits = { ...generous };
const clock = withClock();
const server = withTestServer({ limits, now: clock.now });
const shop = withShop(server);
const { newTeam } = withTeams(server);
beforeAll(() => {
  // Nobody answers there.
  const chat = { url: 'http://127.0.0.1:1', key: 'test', model: 'test' };
  Object.assign(server.context.config.generator, { chat, account: { shopId: '500', secret: 'test_platform' } });
});

beforeEach(() => void Object.assign(limits, generous));

interface Limit {
  most: number;
  window: number;
  delays?: readonly [first: number, longest: number];
}

type Try = () => Promise<{ status: number }>;
type Prepare = (shop: TestMerchant) => Try | Promise<Try>;

const call =
  (operation: api.AnyOperation, body: unknown = {}, as: As = {}): Try =>
  () =>
    server.call(operation, body, as);

const [token, email, code, wrong] = ['t'.repeat(43), 'nobody@example.ru', '000000', 'wrong one'];
const device = newSecret();
const newPassword = 'seven white horses';
const file = new Blob(['not a picture']);
const subscription = (at = 1) => ({
  endpoint: `https://push.example.com/${at}`,
  // Any point of the curve will do.
  p256dh: server.context.config.vapid.publicKey,
  auth: Buffer.alloc(16).toString('base64url'),
});
const passkey = () => ({
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
});

const shownBy = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
async function withCodes(device?: string): Promise<TestMerchant> {
  const merchant = await newMerchant(server);
  const { email, password, owner } = merchant;
  if (device !== undefined) await server.ok(api.authorize, { email, password }, { device });
  const { secret } = await server.ok(api.beginTotp, { password }, owner);
  await server.ok(api.confirmTotp, { code: shownBy(secret) }, owner);
  return merchant;
}

const guessPassword: Prepare = ({ email }) => call(api.authorize, { email, password: wrong });
const guessCode: Prepare = async () => {
  const { email, password } = await withCodes();
  return call(api.authorize, { email, password, code });
};

async function staffWithPassword(): Promise<string> {
  const email = `${randomUUID()}@staff.ru`;
  const link = await makeStaff(server.context.db, email, 'support', 'http://bloom.localhost:3000');
  const body = { token: link.split('#token=')[1] ?? '', new_password: newPassword };
  await server.ok(api.setStaffPassword, body);
  return email;
}
const guessStaffPassword: Prepare = async () =>
  call(api.signInAsStaff, { email: await staffWithPassword(), password: wrong });
const guessStaffCode: Prepare = async () =>
  call(api.signInAsStaff, { email: await staffWithPassword(), password: newPassword, code });

const place = async (shop: TestMerchant) =>
  server.ok(api.checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
const order: Prepare = async (shop) => {
  const product = await newProduct(server, shop);
  return () => server.call(api.checkout, checkoutOf(product), shop.shopper);
};
const waitForProduct: Prepare = async (shop) => {
  const product_id = await newProduct(server, shop);
  const stock = { kind: 'counted', left: 0 } as const;
  await server.ok(api.setStock, { product_id, size_id: null, stock }, shop.owner);
  return call(api.awaitStock, { product_id, size_id: null, email, consent: '1' }, shop.shopper);
};
const showMade: Prepare = async (shop) => {
  const { order_id } = await place(shop);
  for (const status of ['accepted', 'assembling'] as const)
    await server.ok(api.setOrderStatus, { order_id, status }, shop.owner);
  return call(api.setOrderPhoto, { order_id, file }, shop.owner);
};
const complain: Prepare = (shop) => call(api.reportShop, { reason: 'fraud', text: 'Обман' }, shop.shopper);
const register: Prepare = ({ email }) =>
  call(api.register, { merchant_name: 'shop-of-nobody', email, password: newPassword });

async function orNothing(act: () => Promise<unknown>, count: () => Promise<number>): Promise<Try> {
  // What others have left to be done is done first.
  await count();
  return async () => {
    const before = await count();
    await act();
    return { status: (await count()) > before ? 200 : 429 };
  };
}
const mailed = (to: string) => async () => {
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const names = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${to}\n`)).length;
};
const botJobs = async () =>
  (await sql`select 1 from pgboss.job where name = 'bot-event'`.execute(server.context.db)).rows.length;

const ofJobs = ['lettersToAddress', 'stockLettersToAddress'] as const;

const counted: Record<
  Exclude<keyof RateLimits, (typeof ofJobs)[number]>,
  { is: Limit; by: Record<string, Prepare> }
> = {
  signInByDevice: {
    is: { most: 10, window: 900, delays: [1, 60] },
    by: {
      authorize: async ({ email, password }) => {
        await server.ok(api.authorize, { email, password }, { device });
        return call(api.authorize, { email, password: wrong }, { device });
      },
    },
  },
  signInFromNetwork: {
    is: { most: 5, window: 3600, delays: [1, 60] },
    by: { authorize: guessPassword, signInAsStaff: guessStaffPassword },
  },
  signInAtAccount: {
    is: { most: 200, window: 3600, delays: [1, 30] },
    by: { authorize: guessPassword, signInAsStaff: guessStaffPassword },
  },
  signInByAddress: {
    is: { most: 300, window: 600, delays: [1, 1] },
    by: { authorize: guessPassword, signInAsStaff: guessStaffPassword },
  },
  codeByDevice: {
    is: { most: 10, window: 900, delays: [1, 60] },
    by: {
      authorize: async () => {
        const { email, password } = await withCodes(device);
        return call(api.authorize, { email, password, code }, { device });
      },
    },
  },
  codeFromNetwork: {
    is: { most: 5, window: 3600, delays: [2, 60] },
    by: { authorize: guessCode, signInAsStaff: guessStaffCode },
  },
  codeAtAccount: {
    is: { most: 50, window: 3600, delays: [2, 60] },
    by: { authorize: guessCode, signInAsStaff: guessStaffCode },
  },
  codeByOwner: {
    is: { most: 10, window: 900, delays: [1, 60] },
    by: {
      confirmTotp: ({ owner }) => call(api.confirmTotp, { code }, owner),
      renewRecoveryCodes: async () => call(api.renewRecoveryCodes, { code }, (await withCodes()).owner),
      turnOffTotp: async () => {
        const { password, owner } = await withCodes();
        return call(api.turnOffTotp, { password, code }, owner);
      },
    },
  },
  passkeysByAddress: {
    is: { most: 300, window: 600, delays: [1, 1] },
    by: {
      beginPasskeySignIn: () => call(api.beginPasskeySignIn),
      signInByPasskey: () => call(api.signInByPasskey, passkey()),
    },
  },
  passwordByOwner: {
    is: { most: 10, window: 900, delays: [1, 60] },
    by: {
      changePassword: ({ owner }) =>
        call(api.changePassword, { current_password: wrong, new_password: newPassword }, owner),
      changeEmail: ({ owner }) => call(api.changeEmail, { new_email: email, password: wrong }, owner),
      beginPasskey: ({ owner }) => call(api.beginPasskey, { password: wrong }, owner),
      beginTotp: ({ owner }) => call(api.beginTotp, { password: wrong }, owner),
      turnOffTotp: ({ owner }) => call(api.turnOffTotp, { password: wrong, code }, owner),
    },
  },
  emailChangesByOwner: {
    is: { most: 3, window: 3600, delays: [600, 600] },
    by: {
      changeEmail: ({ owner, password }) => call(api.changeEmail, { new_email: email, password }, owner),
      resendEmailChange: ({ owner }) => call(api.resendEmailChange, {}, owner),
    },
  },
  mailsByAddress: {
    is: { most: 100, window: 3600, delays: [1, 5] },
    by: {
      forgotPassword: () => call(api.forgotPassword, { email }),
      askSignInLink: () => call(api.askSignInLink, { email }),
    },
  },
  mailsToAccount: {
    is: { most: 3, window: 3600, delays: [600, 600] },
    by: {
      forgotPassword: ({ email }) => orNothing(() => server.ok(api.forgotPassword, { email }), mailed(email)),
      askSignInLink: ({ email }) => orNothing(() => server.ok(api.askSignInLink, { email }), mailed(email)),
      changeEmail: ({ owner, name, password }) => {
        const new_email = `${name}@new.example.ru`;
        return orNothing(() => server.ok(api.changeEmail, { new_email, password }, owner), mailed(new_email));
      },
    },
  },
  linksByAddress: {
    is: { most: 100, window: 600, delays: [1, 5] },
    by: {
      signInByLink: () => call(api.signInByLink, { token }),
      signInByTelegram: ({ merchantId }) =>
        call(api.signInByTelegram, { init_data: 'hash=0', merchant_id: merchantId }),
      confirmEmail: () => call(api.confirmEmail, { token }),
      resetPassword: () => call(api.resetPassword, { token, new_password: newPassword }),
      readStaffLink: () => call(api.readStaffLink, { token }),
      setStaffPassword: () => call(api.setStaffPassword, { token, new_password: newPassword }),
    },
  },
  botLinksByOwner: {
    is: { most: 20, window: 600 },
    by: { generateBotToken: ({ owner }) => call(api.generateBotToken, {}, owner) },
  },
  followLinksByOrder: {
    is: { most: 20, window: 600 },
    by: {
      followInMessenger: async (shop) => call(api.followInMessenger, { order_token: (await place(shop)).order_token }),
    },
  },
  botByChat: {
    is: { most: 60, window: 60 },
    by: {
      receive: ({ name }) =>
        orNothing(
          () =>
            enqueueBotEvent(server.context, 'telegram', {
              kind: 'blocked',
              id: randomUUID(),
              chat: name,
              blocked: true,
            }),
          botJobs,
        ),
    },
  },
  pushByOwner: {
    is: { most: 60, window: 600 },
    by: {
      addPushDevice: ({ owner }) => call(api.addPushDevice, subscription(), owner),
      testPushDevice: async ({ owner }) =>
        call(api.testPushDevice, await server.ok(api.addPushDevice, subscription(2), owner), owner),
    },
  },
  pushByOrder: {
    is: { most: 20, window: 600 },
    by: {
      followOrder: async (shop) =>
        call(api.followOrder, { order_token: (await place(shop)).order_token, ...subscription() }),
    },
  },
  registerByAddress: { is: { most: 30, window: 3600, delays: [2, 60] }, by: { register } },
  emailTakenByAddress: { is: { most: 10, window: 3600, delays: [4, 60] }, by: { register } },
  ordersByPhoneFromNetwork: { is: { most: 30, window: 600 }, by: { checkout: order } },
  ordersByPhone: { is: { most: 300, window: 600 }, by: { checkout: order } },
  ordersAtShopFromNetwork: { is: { most: 60, window: 60 }, by: { checkout: order } },
  ordersFromNetwork: { is: { most: 300, window: 60 }, by: { checkout: order } },
  ordersByHand: {
    is: { most: 120, window: 3600 },
    by: { placeByHand: async (shop) => call(api.placeByHand, byHandOf(await newProduct(server, shop)), shop.owner) },
  },
  promoCodesFromNetwork: {
    is: { most: 20, window: 600, delays: [1, 30] },
    by: {
      checkout: async (shop) => call(api.checkout, promoCheckout(await newProduct(server, shop)), shop.shopper),
      checkPromoCode: async (shop) => {
        const products = [{ product_id: await newProduct(server, shop), quantity: 1 }];
        return call(api.checkPromoCode, { promo_code: 'ВЕСНА', products }, shop.shopper);
      },
    },
  },
  screenshotsOfOrder: {
    is: { most: 10, window: 3600 },
    by: {
      attachScreenshot: async (shop) => {
        const { order_token } = await place(shop);
        await server.ok(api.reportPayment, { order_token });
        return call(api.attachScreenshot, { order_token, file });
      },
    },
  },
  screenshotsFromNetwork: {
    is: { most: 200, window: 3600 },
    by: {
      attachScreenshot: async (shop) => {
        const { order_token } = await place(shop);
        await server.ok(api.reportPayment, { order_token });
        return call(api.attachScreenshot, { order_token, file });
      },
    },
  },
  photosOfOrder: { is: { most: 20, window: 3600 }, by: { setOrderPhoto: showMade } },
  photosAtShop: { is: { most: 300, window: 3600 }, by: { setOrderPhoto: showMade } },
  complaintsFromNetwork: { is: { most: 5, window: 3600 }, by: { reportShop: complain } },
  complaintsAtShop: { is: { most: 100, window: 3600 }, by: { reportShop: complain } },
  waitsFromNetwork: { is: { most: 60, window: 3600 }, by: { awaitStock: waitForProduct } },
  waitsByEmail: { is: { most: 20, window: 3600 }, by: { awaitStock: waitForProduct } },
  questionsByOwner: {
    is: { most: 5, window: 86_400 },
    by: { askPlatform: ({ owner }) => call(api.askPlatform, { text: 'Как?' }, owner) },
  },
  webhooksByHand: {
    is: { most: 60, window: 600 },
    by: {
      pingWebhook: ({ owner, merchantId }) => call(api.pingWebhook, { webhook_id: merchantId }, owner),
      resendWebhookDelivery: ({ owner, merchantId }) =>
        call(api.resendWebhookDelivery, { delivery_id: merchantId }, owner),
    },
  },
  ordersPaid: {
    is: { most: 30, window: 600 },
    by: {
      payOrder: async () => {
        const { order_token } = await orderByCard(server, await newCardShop(server));
        return call(api.payOrder, { order_token });
      },
    },
  },
  connectionChecks: {
    is: { most: 30, window: 600 },
    by: {
      checkPaymentConnection: async () => call(api.checkPaymentConnection, {}, (await newCardShop(server)).owner),
      updatePaymentProfile: async () => {
        const { owner } = await newCardShop(server);
        // Only one that is new is checked.
        return () => server.call(api.updatePaymentProfile, { yooukassa_secret_token: `test_${newSecret()}` }, owner);
      },
    },
  },
  attemptsBought: {
    is: { most: 20, window: 600 },
    by: { buyAttempts: ({ owner }) => call(api.buyAttempts, { pack: 'small' }, owner) },
  },
  generatorInputs: {
    is: { most: 60, window: 600 },
    by: {
      uploadGenerationInput: ({ owner }) => {
        const content_info = { version: 'v1', type: 'image' };
        return call(api.uploadGenerationInput, { file, idempotency_token: randomUUID(), content_info }, owner);
      },
      useAsGenerationInput: async (shop) => {
        const { content_id } = await newPicture(server, shop, await newProduct(server, shop));
        return call(api.useAsGenerationInput, { content_id }, shop.owner);
      },
      repeatGeneration: async (shop) =>
        call(api.repeatGeneration, { attempt_id: await generating(server, shop).upload() }, shop.owner),
    },
  },
  textsProposed: {
    is: { most: 60, window: 3600 },
    by: { proposeProductTexts: ({ owner }) => call(api.proposeProductTexts, { words: 'Розы' }, owner) },
  },
  filesByTeam: {
    is: { most: 20_000, window: 3600 },
    by: {
      sendReleaseFile: async () =>
        call(api.sendReleaseFile, { hash: 'a'.repeat(64), file }, (await newTeam('reviewers')).as),
    },
  },
  releasesByTeam: {
    is: { most: 600, window: 3600 },
    by: {
      publishRelease: async () => {
        const team = await newTeam('reviewers');
        return call(api.publishRelease, signed(team, releaseOf('mf-reviews', '1.0.0').manifest), team.as);
      },
    },
  },
  teamTokensFromNetwork: {
    is: { most: 60, window: 600 },
    by: { listReleases: () => call(api.listReleases, {}, { team: token }) },
  },
};

it('there is every limit', () => {
  expect([...Object.keys(counted), ...ofJobs].sort()).toEqual(Object.keys(rateLimits).sort());
});

const rows = Object.entries(counted).flatMap(([limit, { is, by }]) =>
  Object.entries(by).map(([name, prepare]) => [limit as keyof RateLimits, name, { is, prepare }] as const),
);
it.each(rows)('%s: %s is refused after as many as there may be, for as long', async (limit, _, { is, prepare }) => {
  const { db } = server.context;
  const attempt = async (isTaken: boolean) => {
    const { status } = await act();
    expect(isTaken ? status !== 429 : status === 429).toBe(true);
  };
  const setCount = (count: number) =>
    db.updateTable('rate_limits').set({ count, next_at: null }).where(isCounted).execute();
  const isCounted = sql<boolean>`key like ${`${limit} %`}`;
  const secondsOf = async () => {
    const { ends_at, next_at } = await db
      .selectFrom('rate_limits')
      .selectAll()
      .where(isCounted)
      .executeTakeFirstOrThrow();
    return [ends_at, next_at].map((at) => at && (at.getTime() - clock.now().getTime()) / 1000);
  };
  const act = await prepare(shop);
  await db.deleteFrom('rate_limits').execute();
  Object.assign(limits, { ...generous, [limit]: rateLimits[limit] });
  await attempt(true);
  await setCount(is.most - 1);
  await attempt(true);
  await attempt(false);
  expect(await secondsOf()).toEqual([is.window, is.delays?.[0] ?? null]);
  if (!is.delays) return;
  await setCount(is.most + 20);
  await attempt(true);
  expect(await secondsOf()).toEqual([is.window, is.delays[1]]);
});
