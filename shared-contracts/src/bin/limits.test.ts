import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.bin)).toEqual({
    emptyBin: { ids: '1…100' },
    listBin: { page: '1…1000000', per_page: '1…' },
    restoreFromBin: { ids: '1…100' },
  });
});
