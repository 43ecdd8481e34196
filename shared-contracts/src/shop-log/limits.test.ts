import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain['shop-log'])).toEqual({
    readMerchantLog: { page: '1…1000000', per_page: '1…' },
    readShopLog: { page: '1…1000000', per_page: '1…' },
  });
});
