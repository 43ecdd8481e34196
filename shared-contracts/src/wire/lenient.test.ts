import { listCategories, parseProduct, parseSettings, readDeliveryConditions, readMerchant } from '../index.ts';
import { parseNumber } from './lenient.ts';

it('[5.5.1, 5.6.1] readers take answers that lack everything but the id', () => {
  expect(parseProduct({ product_id: 'p', title: 'П' })).toMatchObject({ price: 0, sale: null, categories: [] });
  expect(readMerchant.decode({ base_info: { name: 'verbena' } })).toMatchObject({
    productTypes: [],
    mumStatus: 'notFound',
  });
  expect(readDeliveryConditions.decode({ id: 'd' })).toMatchObject({ showAddress: false, communications: [] });
  expect(listCategories.decode({ categories: [{ categoryId: 'c', title: 'К' }] })[0]?.productIds).toEqual([]);
  expect(parseSettings({ contacts: [{ value: '1' }] }).contacts).toEqual([{ type: 'phone', value: '1' }]);
});

it.each([
  ['', null],
  [' ', null],
  ['12,5', null],
  ['12.5', 12.5],
  [0, 0],
  [Number.NaN, null],
  [undefined, null],
])('reads %j as the number %j: what is empty is none, and not 0', (value, number) => {
  expect(parseNumber(value)).toBe(number);
});
