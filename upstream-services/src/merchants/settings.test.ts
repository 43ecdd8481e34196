import { readMerchant, readShop, setMumStatus, setProductTypes, updateMerchant } from 'shared-contracts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let shop: TestMerchant;
beforeEach(async () => {
  shop = await newMerchant(server, { published: false });
});

const set = (additional_info: object) => server.call(updateMerchant, { additional_info }, shop.owner);
const info = async () => (await server.ok(readMerchant, {}, shop.owner)).additional_info;

it('[7.7.1, 7.7.2, 4.1.1, 4.2.1] a new merchant has the defaults: unpublished, active, no mum status', async () => {
  expect(await server.ok(readMerchant, {}, shop.owner)).toEqual({
    merchant_name: shop.name,
    base_info: { name: shop.name, contact_phone: null, location_address: null },
    additional_info: { visibility: 'unpublished', mymStatus: 'notFound' },
    subscription: { is_active: true },
    mum_status: 'notFound',
    product_types: [],
  });
});

it('[7.8.1, 3.1.1, 3.2.1] keeps base and additional info; lists travel as JSON text', async () => {
  const contacts = JSON.stringify([{ type: 'telegram', value: '@peony' }]);
  const paymentMethods = JSON.stringify([{ bank: 'Банк', type: 'card', value: '2200700712345676' }]);
  const additional_info = {
    title: 'Пионы',
    description: 'Цветы из Коломны',
    email: 'shop@example.ru',
    mainColor: '#fc2b2b',
    themeId: 'custom' as const,
    templateId: 'banner-row2' as const,
    fontId: 'roboto' as const,
    visibility: 'published' as const,
    contacts,
    paymentMethods,
    inn: '500100732259',
    ogrnip: '304500116000157',
    fio: 'Иванова Анна Петровна',
  };
  const base_info = { contact_phone: '8 999 123 45 67', location_address: 'Коломна' };
  const answer = await server.ok(updateMerchant, { base_info, additional_info }, shop.owner);
  expect(answer.base_info).toEqual({ name: shop.name, contact_phone: '+79991234567', location_address: 'Коломна' });
  expect(answer.additional_info).toEqual({ ...additional_info, mymStatus: 'notFound' });
  expect(await server.ok(readMerchant, {}, shop.owner)).toEqual(answer);
});

it('[7.8.1, 3.1.1] keeps the name that the merchant gives, which is the shop’s title until another one is set', async () => {
  const rename = (name: string | null, additional_info = {}) =>
    server.ok(updateMerchant, { base_info: { name }, additional_info }, shop.owner);
  const called = async () => {
    const { merchant_name, base_info, additional_info } = await server.ok(readMerchant, {}, shop.owner);
    return { address: merchant_name, name: base_info.name, title: additional_info.title };
  };
  const address = shop.name;
  await rename('Анна Крылова');
  expect(await called()).toEqual({ address, name: 'Анна Крылова', title: 'Анна Крылова' });
  await rename('Аня Крылова');
  expect(await called()).toEqual({ address, name: 'Аня Крылова', title: 'Аня Крылова' });
  await set({ title: 'Пионы' });
  await rename('Анна Крылова');
  expect(await called()).toEqual({ address, name: 'Анна Крылова', title: 'Пионы' });
  await set({ title: null });
  expect(await called()).toEqual({ address, name: 'Анна Крылова', title: 'Анна Крылова' });
  await rename(null);
  expect(await called()).toEqual({ address, name: address, title: undefined });
});

it('keeps what is left out, and options that the specification does not list', async () => {
  await set({ title: 'Пионы', futureOption: { nested: [1, 'two'] } });
  await set({ description: 'Цветы' });
  expect(await info()).toMatchObject({ title: 'Пионы', description: 'Цветы', futureOption: { nested: [1, 'two'] } });
});

it('[5.8.1] null clears, an empty text is as if left out', async () => {
  await set({
    title: 'Пионы',
    description: 'Цветы',
    fio: 'Анна',
    contacts: '[{"type":"phone","value":"8 999 123-45-67"}]',
  });
  await set({ title: null, description: '', contacts: null });
  const after = await info();
  expect(after).not.toHaveProperty('title');
  expect(after).not.toHaveProperty('contacts');
  expect(after).toMatchObject({ description: 'Цветы', fio: 'Анна' });
  await server.ok(updateMerchant, { base_info: { contact_phone: '+79991234567' } }, shop.owner);
  await server.ok(updateMerchant, { base_info: { contact_phone: null, location_address: '' } }, shop.owner);
  expect((await server.ok(readMerchant, {}, shop.owner)).base_info.contact_phone).toBeNull();
});

it.each([
  'title',
  'email',
  'mainColor',
  'themeId',
  'templateId',
  'fontId',
  'visibility',
  'inn',
  'ogrnip',
  'fio',
  'mymStatus',
  'sellerKind',
])('[5.8.1] an empty %s is as if left out', async (name) => {
  await set({ title: 'Пионы', email: 'pion@verbena.ru', themeId: 'yellow-white' });
  const before = await info();
  await server.ok(updateMerchant, { additional_info: { [name]: '' } }, shop.owner);
  expect(await info()).toEqual(before);
});

it('[4.5.1] a named theme takes the own colour away, unless one comes with it', async () => {
  const colour = async () => (await info()).mainColor;
  await set({ themeId: 'custom', mainColor: '#2f7d5b' });
  await set({ title: 'Пионы', fontId: 'roboto' });
  expect(await colour()).toBe('#2f7d5b');
  await set({ themeId: 'yellow-white' });
  expect(await colour()).toBeUndefined();
  await set({ themeId: 'red-white', mainColor: '#2f7d5b' });
  expect(await colour()).toBe('#2f7d5b');
});

it('keeps who sells, and tells the public', async () => {
  const seller = { sellerKind: 'organisation' as const, fio: 'ООО «Пион»', inn: '7707083893', ogrnip: '1027700132195' };
  await set({ ...seller, visibility: 'published' });
  expect(await info()).toMatchObject(seller);
  const slugs = ['sellerKind', 'inn', 'ogrnip', 'fio'];
  const { merchant_info: shown } = await server.ok(readShop, { slugs }, shop.shopper);
  expect(shown).toMatchObject(seller);
});

it('keeps when the shop is open, as JSON text, tells the public, and forgets it', async () => {
  const hours = [
    { day: 'mon', from: '00:00', to: '00:00' },
    { day: 'fri', from: '10:00', to: '02:00' },
  ];
  const told = async () =>
    (await server.ok(readShop, { slugs: ['openingHours'] }, shop.shopper)).merchant_info.openingHours;
  await set({ openingHours: JSON.stringify(hours), visibility: 'published' });
  expect(JSON.parse(String((await info()).openingHours))).toEqual(hours);
  expect(JSON.parse(String(await told()))).toEqual(hours);
  await set({ openingHours: null });
  expect(await info()).not.toHaveProperty('openingHours');
  expect(await told()).toBeUndefined();
});

const entrepreneur = {
  sellerKind: 'entrepreneur' as const,
  fio: 'Крылова Анна',
  inn: '500100732259',
  ogrnip: '304500116000157',
};
it.each<[string, object, string[]]>([
  ['the number', { ogrnip: null }, ['additional_info.ogrnip']],
  [
    'everything',
    { fio: null, inn: null, ogrnip: null },
    ['fio', 'inn', 'ogrnip'].map((name) => `additional_info.${name}`),
  ],
  [
    'the number, for another kind that lacks one',
    { sellerKind: 'organisation', inn: '7707083893', ogrnip: null },
    ['additional_info.ogrnip'],
  ],
])('an open shop does not lose what the law wants to know of its seller: %s', async (_, change, paths) => {
  await set({ ...entrepreneur, visibility: 'published' });
  const { status, problem } = await set(change);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual(
    paths.map((path) => [path, 'required_while_open']),
  );
  expect(await info()).toMatchObject(entrepreneur);
});

it('a shop that told its seller by numbers alone keeps them while it is open', async () => {
  const { sellerKind: _, ...numbers } = entrepreneur;
  await set({ ...numbers, visibility: 'published' });
  expect((await set({ ogrnip: null })).status).toBe(400);
});

it('a shop that closes, is closed, or never said who sells may lose or lack it; a self-employed seller needs no number', async () => {
  await set({ ...entrepreneur, visibility: 'published' });
  expect((await set({ sellerKind: 'self_employed', ogrnip: null })).status).toBe(200);
  expect((await set({ fio: null, visibility: 'unpublished' })).status).toBe(200);
  expect((await set({ inn: null })).status).toBe(200);
  expect((await set({ visibility: 'published' })).status).toBe(200);
  expect((await set({ title: 'Пионы' })).status).toBe(200);
});

it('two changes of different settings at once lose nothing of each other', async () => {
  const names = ['title', 'description', 'fio', 'optionA', 'optionB', 'optionC'];
  await Promise.all(names.map((name) => set({ [name]: `value of ${name}` })));
  expect(await info()).toMatchObject(Object.fromEntries(names.map((name) => [name, `value of ${name}`])));
});

it.each([
  ['additional_info.mainColor', { mainColor: '#12345' }],
  ['additional_info.themeId', { themeId: 'blue' }],
  ['additional_info.visibility', { visibility: 'hidden' }],
  ['additional_info.inn', { inn: '500100732258' }],
  ['additional_info.ogrnip', { ogrnip: '304500116000158' }],
  ['additional_info.ogrnip', { ogrnip: '1027700132194' }],
  ['additional_info.sellerKind', { sellerKind: 'pirate' }],
  ['additional_info.inn', { sellerKind: 'organisation', inn: '500100732259' }],
  ['additional_info.ogrnip', { sellerKind: 'self_employed', inn: '500100732259', ogrnip: '304500116000157' }],
  ['additional_info.contacts', { contacts: '{malformed' }],
  ['additional_info.contacts[0].type', { contacts: '[{"type":"fax","value":"1"}]' }],
  ['additional_info.paymentMethods[0].value', { paymentMethods: [{ type: 'card', value: '' }] }],
  ['additional_info.paymentMethods[0].value', { paymentMethods: [{ type: 'card', value: '1111 1111 1111 1111' }] }],
  ['additional_info.paymentMethods[0].value', { paymentMethods: [{ type: 'card', value: '0000000000000000' }] }],
  [
    'additional_info.paymentMethods[0].value',
    { paymentMethods: '[{"type":"sbp_link","value":"https://qr.nspk.ru/AD1?type=01&sum=10000"}]' },
  ],
  ['additional_info.openingHours', { openingHours: 'с девяти' }],
  ['additional_info.openingHours[0].day', { openingHours: [{ day: 'someday', from: '09:00', to: '21:00' }] }],
  ['additional_info.openingHours[0].from', { openingHours: [{ day: 'mon', from: '9:00', to: '21:00' }] }],
  ['additional_info.openingHours[0].to', { openingHours: [{ day: 'mon', from: '09:00', to: '24:00' }] }],
  ['additional_info.openingHours[0].to', { openingHours: [{ day: 'mon', from: '09:00', to: '09:00' }] }],
  [
    'additional_info.openingHours',
    {
      openingHours: [
        { day: 'mon', from: '09:00', to: '12:00' },
        { day: 'mon', from: '13:00', to: '18:00' },
      ],
    },
  ],
  ['additional_info.title', { title: 'я'.repeat(121) }],
  ['additional_info', { junk: 'я'.repeat(40_000) }],
])('refuses %s, naming it, and changes nothing', async (path, change) => {
  const before = await info();
  const { status, problem } = await set({ fio: 'Другая', ...change });
  expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  expect(await info()).toEqual(before);
});

it('many small unknown options do not add up without end', async () => {
  await set({ first: 'я'.repeat(30_000) });
  expect((await set({ second: 'я'.repeat(30_000) })).problem.errors?.[0]?.path).toBe('additional_info');
});

it('[7.9.1, 3.2.2] sets what the merchant sells, each once', async () => {
  const body = { product_types: ['цветы', 'подарки', 'цветы'] };
  expect(await server.ok(setProductTypes, body, shop.owner)).toEqual({ product_types: ['цветы', 'подарки'] });
  expect((await server.ok(readMerchant, {}, shop.owner)).product_types).toEqual(['цветы', 'подарки']);
});

it('[4.2.1] the merchant applies for mum and may set nothing else of it; an admin sets it from any state', async () => {
  const staff = await newStaff(server);
  const decide = (mum_status: 'approved' | 'rejected' | 'notFound') =>
    server.ok(setMumStatus, { merchant_id: shop.merchantId, mum_status }, staff.as);
  const apply = async (mymStatus: string) => {
    const { status, problem } = await set({ mymStatus });
    return status === 200 ? (await server.ok(readMerchant, {}, shop.owner)).mum_status : problem.code;
  };
  for (const requested of ['notFound', 'approved', 'rejected']) expect(await apply(requested)).toBe('forbidden');
  expect(await apply('submitted')).toBe('submitted');
  expect(await apply('submitted')).toBe('submitted');
  expect(await apply('approved')).toBe('forbidden');
  await decide('rejected');
  expect(await apply('submitted')).toBe('submitted');
  await decide('approved');
  expect(await apply('submitted')).toBe('forbidden');
  expect(await info()).toMatchObject({ mymStatus: 'approved' });
});

it('a forbidden mum status changes nothing else of the same body', async () => {
  expect((await set({ title: 'Пионы', mymStatus: 'approved' })).status).toBe(403);
  expect(await info()).not.toHaveProperty('title');
});
