import { productSchemaAfter } from './product-form.ts';

const values = { title: 'Розы', price: 3000, sale: null, description: '', sizes: [], categories: [], published: true };
const schema = productSchemaAfter({ price: null, sale: null, sizes: [] });

it.each([
  [2999, false],
  [3000, false],
  [3001, true],
])('an old price of %d beside 3000, of a product or a size, is taken: %s', (sale, taken) => {
  expect(schema.safeParse({ ...values, sale }).success).toBe(taken);
  const sizes = [{ id: 's', value: 'S', price: 3000, sale }];
  expect(schema.safeParse({ ...values, sizes }).success).toBe(taken);
});

const row = (id: string, value: string) => ({ id, value, price: null, sale: null });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`s${index}`, `${index}`));

it.each([
  ['a name of 200 signs', { title: 'я'.repeat(200) }, {}],
  ['a longer name', { title: 'я'.repeat(201) }, { title: 'Не больше 200 знаков' }],
  ['no name', { title: ' ' }, { title: 'Напишите название' }],
  ['a description of 10 000 signs', { description: 'я'.repeat(10_000) }, {}],
  ['a longer description', { description: 'я'.repeat(10_001) }, { description: 'Не больше 10 000 знаков' }],
  ['fifty sizes', { sizes: rows(50) }, {}],
  ['more sizes', { sizes: rows(51) }, { sizes: 'Не больше 50 размеров' }],
  ['a size of 120 signs', { sizes: [row('a', 'я'.repeat(120))] }, {}],
  ['a longer size', { sizes: [row('a', 'я'.repeat(121))] }, { 'sizes.0.value': 'Не больше 120 знаков' }],
  [
    'one size twice',
    { sizes: [row('a', 'S'), row('b', 'M'), row('c', ' S ')] },
    { 'sizes.2.value': 'Такой размер уже есть' },
  ],
  ['two rows that nobody wrote into', { sizes: [row('a', ''), row('b', '')] }, {}],
])('judges a product with %s', (_, more, wrong) => {
  const issues = schema.safeParse({ ...values, ...more }).error?.issues ?? [];
  const said = issues.map(({ path, message }) => [path.join('.'), message.replaceAll('\u00a0', ' ')]);
  expect(Object.fromEntries(said)).toEqual(wrong);
});

it('keeps the kopecks of a saved price where they are, and in no other field', () => {
  const saved = { price: 10.5, sale: 20.5, sizes: [{ id: 's', value: 'S', price: 30.5, sale: null }] };
  const fits = (more: object) => productSchemaAfter(saved).safeParse({ ...values, ...saved, ...more }).success;
  expect(fits({})).toBe(true);
  expect(fits({ price: 20.5, sale: null })).toBe(false);
  expect(fits({ sale: 10.75 })).toBe(false);
  expect(fits({ sizes: [{ id: 's', value: 'S', price: 30.25, sale: null }] })).toBe(false);
});
