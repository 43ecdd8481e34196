import { listPaymentMethods, readPaymentProfile, updateMerchant, updatePaymentProfile } from 'shared-contracts';
import { seal, unseal } from '../common/seal.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { testSecretKey } from '../testing/test-server.ts';

const { server, shop } = withFreshShop();

const secret = 'live_AbCdEf0123456789wxyz';
const plain = { capture: 'at_once', tax_system_code: null, vat_code: null };
const set = (body: object) => server.ok(updatePaymentProfile, body, shop.owner);
const sealed = async () =>
  (
    await server.context.db
      .selectFrom('payment_profiles')
      .selectAll()
      .where('merchant_id', '=', shop.merchantId)
      .executeTakeFirstOrThrow()
  ).sealed_secret;

it('[7.30.1, 3.10.1] is p2p until set', async () => {
  const profile = { payment_type: 'p2p', yooukassa_shop_id: '', yooukassa_secret_token: '', ...plain };
  expect(await server.ok(readPaymentProfile, {}, shop.owner)).toEqual(profile);
});

it('[7.31.1] keeps what is given; the secret is never read back, only its last four characters', async () => {
  const body = { payment_type: 'card', yooukassa_shop_id: '506751', yooukassa_secret_token: secret };
  const answer = await set(body);
  expect(answer).toEqual({
    payment_type: 'card',
    yooukassa_shop_id: '506751',
    yooukassa_secret_token: '••••••••wxyz',
    ...plain,
  });
  expect(await server.ok(readPaymentProfile, {}, shop.owner)).toEqual(answer);
});

it('is encrypted at rest, for this merchant alone', async () => {
  await set({ yooukassa_secret_token: secret });
  const bytes = (await sealed()) as Buffer;
  expect(bytes.toString('latin1')).not.toContain('AbCdEf');
  expect(unseal(testSecretKey, shop.merchantId, bytes)).toBe(secret);
  expect(() => unseal(testSecretKey, 'another merchant', bytes)).toThrow();
  expect(() => unseal(Buffer.alloc(32, 8), shop.merchantId, bytes)).toThrow();
  const again = seal(testSecretKey, shop.merchantId, secret);
  expect(again.equals(bytes)).toBe(false);
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  expect(() => unseal(testSecretKey, shop.merchantId, bytes)).toThrow();
  const audit = await server.context.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(audit)).not.toContain(secret);
});

it('an update that leaves the secret out, empty or masked keeps it; null clears it', async () => {
  const { yooukassa_secret_token: mask } = await set({ yooukassa_secret_token: secret });
  const before = await sealed();
  for (const body of [{ payment_type: 'card' }, { yooukassa_secret_token: mask }, { yooukassa_secret_token: '' }]) {
    expect((await set(body)).yooukassa_secret_token).toBe(mask);
  }
  expect(await sealed()).toEqual(before);
  expect((await set({ yooukassa_secret_token: null, yooukassa_shop_id: null })).yooukassa_secret_token).toBe('');
  expect(await sealed()).toBeNull();
});

it('shows nothing of a short secret', async () => {
  expect((await set({ yooukassa_secret_token: 'short12' })).yooukassa_secret_token).toBe('••••••••');
});

it('keeps when the money is taken, and what receipts need; what is left out stays', async () => {
  const receipts = { capture: 'after_accept', tax_system_code: 2, vat_code: 11 };
  expect(await set(receipts)).toMatchObject(receipts);
  expect(await set({ payment_type: 'card' })).toMatchObject(receipts);
  expect(await set({ tax_system_code: null })).toMatchObject({ tax_system_code: null, vat_code: 11 });
});

describe('[7.32.1, 7.32.2] the public learns the ways to pay by the id of the shop, the first first:', () => {
  const ways = async () => {
    const answer = await server.ok(listPaymentMethods, {}, { merchantId: shop.merchantId });
    return answer.payment_methods.map(({ type }) => type);
  };
  const card = { payment_type: 'card', yooukassa_shop_id: '506751', yooukassa_secret_token: secret };

  it.each([
    ['nothing is set', {}, ['p2p']],
    ['the profile is of type card, and whole', card, ['card']],
    ['its secret is missing', { ...card, yooukassa_secret_token: null }, ['p2p']],
    ['its shop id is missing', { ...card, yooukassa_shop_id: '' }, ['p2p']],
    ['it is whole, but of type p2p', { ...card, payment_type: 'p2p' }, ['p2p']],
  ])('where %s', async (_, profile, expected) => {
    await set(profile);
    expect(await ways()).toEqual(expected);
  });

  it('a transfer beside a card, where the merchant said where to', async () => {
    await set(card);
    expect(await ways()).toEqual(['card']);
    const paymentMethods = [{ type: 'phone' as const, value: '+79161234567' }];
    await server.ok(updateMerchant, { additional_info: { paymentMethods } }, shop.owner);
    expect(await ways()).toEqual(['card', 'p2p']);
  });
});
