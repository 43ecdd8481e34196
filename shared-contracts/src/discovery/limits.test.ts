import { limitsOfAll } from '../testing/limits.ts';
import * as discovery from './discovery.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([discovery])).toEqual({
    listFoundOffers: { per_page: '1…200' },
    listFoundProducts: { per_page: '0…5000' },
    listFoundShops: { after: '…60', per_page: '1…5000' },
  });
});
