import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.discovery)).toEqual({
    listFoundOffers: { per_page: '1…200' },
    listFoundProducts: { per_page: '0…5000' },
    listFoundShops: { after: '…60', per_page: '1…5000' },
  });
});
