import { authorize, forgetDevice, readSession, readSignInWays } from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant } from '../testing/shops.ts';

const clock = withClock();
const { server, shop: merchant } = withFreshShop({ now: clock.now });

const signIn = async (device: string, userAgent: string) =>
  (
    await server.ok(
      authorize,
      { email: merchant.email, password: merchant.password },
      { device, headers: { 'user-agent': userAgent } },
    )
  ).merchant_auth_token;
const devicesOf = async (as: { token: string; device?: string }) =>
  (await server.ok(readSignInWays, {}, as)).devices.map(({ user_agent, current }) => [user_agent, current]);

it('lists the browsers that signed in, the last used first, and says which one asks', async () => {
  const [phone, desk] = [newSecret(), newSecret()];
  const token = await signIn(phone, 'phone');
  clock.passed += 60;
  await signIn(desk, 'desk');
  expect(await devicesOf({ token, device: phone })).toEqual([
    ['desk', false],
    ['phone', true],
  ]);
  clock.passed += 11 * 60;
  await server.ok(readSession, {}, { token, device: phone });
  expect(await devicesOf({ token, device: phone })).toEqual([
    ['phone', true],
    ['desk', false],
  ]);
  await signIn(phone, 'phone 2');
  expect(await devicesOf({ token, device: phone })).toEqual([
    ['phone 2', true],
    ['desk', false],
  ]);
});

it('forgetting one ends its sign-ins and those alone', async () => {
  const [phone, desk] = [newSecret(), newSecret()];
  const [token, other] = [await signIn(phone, 'phone'), await signIn(desk, 'desk')];
  const { devices } = await server.ok(readSignInWays, {}, { token, device: phone });
  const device_id = devices.find(({ current }) => !current)?.device_id ?? '';
  const stranger = await newMerchant(server);
  expect((await server.call(forgetDevice, { device_id }, stranger.owner)).status).toBe(404);
  expect(await server.ok(forgetDevice, { device_id }, { token, device: phone })).toEqual({ revoked: 1 });
  expect((await server.call(readSession, {}, { token: other })).status).toBe(401);
  expect(await devicesOf({ token, device: phone })).toEqual([['phone', true]]);
});

it('keeps the twenty used last, and 300 characters of what they say they are', async () => {
  for (let turn = 0; turn < 22; turn++) {
    clock.passed++;
    await signIn(newSecret(), `${turn} `.padEnd(500, 'x'));
  }
  const devices = await devicesOf(merchant.owner);
  expect(devices).toHaveLength(20);
  expect(devices[0]?.[0]).toBe(`21 ${'x'.repeat(297)}`);
  expect(String(devices[19]?.[0]).slice(0, 2)).toBe('2 ');
});

it('keeps the secret of a browser in no readable form', async () => {
  const device = newSecret();
  await signIn(device, 'phone');
  const rows = await server.context.db.selectFrom('devices').selectAll().execute();
  expect(rows.map((row) => row.token_hash.toString('latin1')).join()).not.toContain(device);
});
