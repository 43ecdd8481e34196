import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.telemetry)).toEqual({
    addReleaseCounts: { rows: '…2000', 'rows[].name': '…60', 'rows[].bucket': '0…17', 'rows[].count': '1…1000000000' },
  });
});
