import { type Merchant, readMerchant } from 'shared-contracts';
import { wireMerchant } from '../../testing/wire.ts';
import { type ShopValues, shopSchemaOf, shopUpdateOf, shopValuesOf } from './shop-form.ts';

const merchantOf = (info: Record<string, unknown> = {}): Merchant => readMerchant.decode(wireMerchant(info));
const saved = shopValuesOf(merchantOf());

function wrongIn(change: Partial<ShopValues>, before: Partial<ShopValues> = {}) {
  const was = { ...saved, ...before };
  const { error } = shopSchemaOf(was).safeParse({ ...was, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it.each<[string, Partial<ShopValues>, Record<string, string>]>([
  ['what is saved', {}, {}],
  [
    'texts as long as they may be',
    { title: 'я'.repeat(120), description: 'я'.repeat(4000), address: 'я'.repeat(500), fio: 'я'.repeat(200) },
    {},
  ],
  [
    'longer texts',
    { title: 'я'.repeat(121), description: 'я'.repeat(4001), address: 'я'.repeat(501), fio: 'я'.repeat(201) },
    {
      title: 'Не больше 120 знаков',
      description: 'Не больше 4000 знаков',
      address: 'Не больше 500 знаков',
      fio: 'Не больше 200 знаков',
    },
  ],
  ['as many kinds of goods as there may be', { productTypes: Array.from({ length: 50 }, () => 'я'.repeat(80)) }, {}],
  [
    'one kind more',
    { productTypes: Array.from({ length: 51 }, () => 'Цветы') },
    { productTypes: 'Не больше 50 видов' },
  ],
  ['a long kind', { productTypes: ['я'.repeat(81)] }, { 'productTypes.0': 'Не больше 80 знаков' }],
  ['nothing said of where one is reached', { phone: '', email: '' }, {}],
  ['a wrong address of mail', { email: 'anna@' }, { email: 'Проверьте адрес: он похож на name@mail.ru' }],
  [
    'a foreign number without its plus',
    { phone: '375291234567' },
    { phone: 'Номер другой страны начните с «+»: +375291234567' },
  ],
  ['a name that shoppers know', { title: ' ' }, { title: 'Напишите название: под ним магазин знают покупатели' }],
  [
    'an INN whose digits do not fit',
    { inn: '500100732258' },
    { inn: 'Цифры ИНН не сходятся. Проверьте, нет ли опечатки' },
  ],
  ['letters for an INN', { inn: '50010073225а' }, { inn: 'У предпринимателя в ИНН 12 цифр, а 10 — у организации' }],
  [
    'an INN of an organisation',
    { inn: '7707083893' },
    { inn: 'У предпринимателя в ИНН 12 цифр, а 10 — у организации' },
  ],
  [
    'numbers of an entrepreneur who is an organisation',
    { sellerKind: 'organisation' },
    {
      inn: 'У организации в ИНН 10 цифр, а 12 — у предпринимателя и самозанятого',
      ogrnip: 'В ОГРН 13 цифр, и они должны сойтись. Проверьте, нет ли опечатки',
    },
  ],
  ['numbers of an organisation', { sellerKind: 'organisation', inn: '7707083893', ogrnip: '1027700132195' }, {}],
  [
    'an OGRNIP whose digits do not fit',
    { ogrnip: '304500116000158' },
    { ogrnip: 'В ОГРНИП 15 цифр, и они должны сойтись. Проверьте, нет ли опечатки' },
  ],
  ['a number that the self-employed have not', { sellerKind: 'self_employed', ogrnip: '1' }, {}],
  ['no numbers', { inn: '', ogrnip: '' }, {}],
])('judges %s', (_, change, wrong) => expect(wrongIn(change)).toEqual(wrong));

it('a shop that never had a name needs none, and an open one keeps what the law wants of its seller', () => {
  expect(wrongIn({ title: '' }, { title: '' })).toEqual({});
  expect(Object.keys(wrongIn({ inn: '', fio: '' }, { published: true })).sort()).toEqual(['fio', 'inn']);
  expect(wrongIn({ inn: '', published: false }, { published: true })).toEqual({});
});

describe('what is sent', () => {
  const sent = (change: Partial<ShopValues>, before = saved) => shopUpdateOf({ ...before, ...change }, before);

  it('is all of the form, and null for what was cleared', () => {
    const { settings, contactPhone } = sent({ description: '', phone: '', published: true });
    expect(settings).toMatchObject({
      title: 'Вербена',
      description: null,
      visibility: 'published',
      sellerKind: 'entrepreneur',
    });
    expect(contactPhone).toBeNull();
    // Another device may have opened or closed the shop since.
    expect(sent({}).settings).not.toHaveProperty('visibility');
    expect(sent({ published: false }, { ...saved, published: true }).settings).toMatchObject({
      visibility: 'unpublished',
    });
  });

  it('takes away the number that the self-employed have not', () => {
    expect(sent({ sellerKind: 'self_employed' }).settings).toMatchObject({ ogrnip: null, sellerKind: 'self_employed' });
  });

  it('says nothing of a seller of whom nothing is known yet', () => {
    const blank = { ...saved, fio: '', inn: '', ogrnip: '' };
    expect(sent({}, blank).settings).not.toHaveProperty('sellerKind');
    expect(sent({ sellerKind: 'organisation' }, blank).settings).toMatchObject({ sellerKind: 'organisation' });
    for (const name of ['fio', 'inn', 'ogrnip'] as const)
      expect(sent({ [name]: '1' }, blank).settings).toMatchObject({ sellerKind: 'entrepreneur' });
  });

  it('says nothing of hours where there are none, and takes away those that were', () => {
    expect(sent({}).settings).not.toHaveProperty('openingHours');
    expect(sent({ hoursKind: 'always' }).settings?.openingHours).toHaveLength(7);
    expect(sent({ hoursKind: 'none' }, { ...saved, hoursKind: 'always' }).settings).toMatchObject({
      openingHours: null,
    });
  });
});

it('a shop is published or not, and its seller an entrepreneur unless said', () => {
  expect(shopValuesOf(merchantOf({ visibility: 'published' })).published).toBe(true);
  expect(saved).toMatchObject({ published: false, sellerKind: 'entrepreneur' });
  expect(shopValuesOf(merchantOf({ sellerKind: 'self_employed' })).sellerKind).toBe('self_employed');
});

it('says nothing of a zone where a host of the release before knows of none', () => {
  const merchant = merchantOf();
  const { timeZone: _, ...settings } = merchant.settings;
  const values = shopValuesOf({ ...merchant, settings } as Merchant);
  expect(values.timeZone).toBe('Europe/Moscow');
  expect(shopUpdateOf(values, values).settings).not.toHaveProperty('timeZone');
});
