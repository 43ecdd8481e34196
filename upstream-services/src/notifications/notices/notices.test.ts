import {
  authorize,
  cancelOrder,
  checkout,
  readNoticeSettings,
  updateMerchant,
  updateNoticeSettings,
} from 'shared-contracts';
import { withBot } from '../../testing/bot-chat.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { isQuietTime } from './quiet.ts';

const { server, shop, telegram, settle, staffOf } = withBot();

async function place() {
  const placed = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await settle();
  return placed;
}
const silences = async (chat: string) =>
  (await telegram.calls('sendMessage'))
    .filter(({ body }) => body.chat_id === chat)
    .map(({ body }) => body.disable_notification);

it('everything is told in chats and browsers at any time, until the merchant says otherwise; what is not named stays', async () => {
  expect(await server.ok(readNoticeSettings, {}, shop.owner)).toEqual({
    switches: ['placed', 'paid', 'reported', 'canceled', 'signed_in'].flatMap((kind) => [
      { kind, channel: 'bot', on: true },
      { kind, channel: 'push', on: true },
      { kind, channel: 'email', on: false },
    ]),
    quiet: null,
    settled: true,
    email_confirmed: false,
  });
  const off = { kind: 'canceled' as const, channel: 'bot' as const, on: false };
  await server.ok(updateNoticeSettings, { switches: [off] }, shop.owner);
  const after = await server.ok(updateNoticeSettings, { quiet: { from: '22:00', to: '08:00' } }, shop.owner);
  expect(after.switches.filter(({ channel, on }) => channel !== 'email' && !on)).toEqual([off]);
  expect(after.quiet).toEqual({ from: '22:00', to: '08:00' });
  const again = await server.ok(updateNoticeSettings, { switches: [{ ...off, on: true }] }, shop.owner);
  expect([again.switches.filter(({ channel, on }) => channel !== 'email' && !on), again.quiet]).toEqual([
    [],
    { from: '22:00', to: '08:00' },
  ]);
  expect((await server.ok(updateNoticeSettings, { quiet: null }, shop.owner)).quiet).toBeNull();
  const other = await newMerchant(server);
  expect(
    (await server.ok(readNoticeSettings, {}, other.owner)).switches.every(
      ({ channel, on }) => on || channel === 'email',
    ),
  ).toBe(true);
});

it.each([
  { from: '24:00', to: '08:00' },
  { from: '8:00', to: '22:00' },
  { from: '08:00', to: '08:00' },
])('takes no hours such as %j', async (quiet) => {
  expect((await server.call(updateNoticeSettings, { quiet }, shop.owner)).status).toBe(400);
});

it('the bot says what is switched on and nothing else', async () => {
  const anna = await staffOf(shop);
  await server.ok(updateNoticeSettings, { switches: [{ kind: 'placed', channel: 'bot', on: false }] }, shop.owner);
  const { order_token } = await place();
  expect(await anna.texts()).toHaveLength(1);
  await server.ok(cancelOrder, { order_token }, {});
  await settle();
  expect(await anna.lastText()).toContain('Покупатель отменил заказ');
});

it('in the quiet hours the bot makes no sound, but for a sign-in', async () => {
  const anna = await staffOf(shop);
  await place();
  const hour = (server.context.now().getUTCHours() + 3) % 24;
  const [from = '', to = ''] = [hour + 23, hour + 2].map((one) => `${String(one % 24).padStart(2, '0')}:00`);
  await server.ok(updateNoticeSettings, { quiet: { from, to } }, shop.owner);
  await place();
  const { email, password } = shop;
  await server.ok(authorize, { email, password });
  await settle();
  await settle();
  expect(await silences(anna.id)).toEqual([false, false, true, false]);
});

it('the quiet hours are by the shop’s own clock', async () => {
  const anna = await staffOf(shop);
  const hour = (server.context.now().getUTCHours() + 12) % 24;
  const [from = '', to = ''] = [hour + 23, hour + 2].map((one) => `${String(one % 24).padStart(2, '0')}:00`);
  await server.ok(updateNoticeSettings, { quiet: { from, to } }, shop.owner);
  await place();
  await server.ok(updateMerchant, { additional_info: { timeZone: 'Asia/Kamchatka' } }, shop.owner);
  await place();
  expect(await silences(anna.id)).toEqual([false, false, true]);
});

it.each([
  ['22:00', '08:00', '2026-11-23T19:00:00Z', true],
  ['22:00', '08:00', '2026-11-23T18:59:59Z', false],
  ['22:00', '08:00', '2026-11-24T04:59:59Z', true],
  ['22:00', '08:00', '2026-11-24T05:00:00Z', false],
  ['13:00', '14:30', '2026-11-23T10:00:00Z', true],
  ['13:00', '14:30', '2026-11-23T11:30:00Z', false],
])('hours from %s to %s are those of Moscow unless set: at %s %s', (from, to, at, isQuiet) => {
  expect(isQuietTime({ from, to }, new Date(at), 'Europe/Moscow')).toBe(isQuiet);
});

it('quiet hours are those of the shop: half an hour before midnight in Moscow Kamchatka is awake', () => {
  const [night, at] = [{ from: '22:00', to: '08:00' }, new Date('2026-11-23T20:30:00Z')];
  expect([isQuietTime(night, at, 'Europe/Moscow'), isQuietTime(night, at, 'Asia/Kamchatka')]).toEqual([true, false]);
});
