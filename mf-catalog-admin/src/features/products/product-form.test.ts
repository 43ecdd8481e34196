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
