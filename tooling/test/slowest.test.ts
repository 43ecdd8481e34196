import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { jestTimes, playwrightTimes, slowest } from './slowest.ts';

it('the times of tests are read from what Jest and Playwright say, the longest ten first', () => {
  const jest = { testResults: [{ name: join(checkout, 'mf-orders/a.test.ts'), startTime: 1_000, endTime: 3_540 }] };
  const specs = [{ title: 'opens', file: 'shop/a.e2e.ts', tests: [{ results: [{ duration: 4_200 }] }] }];
  const playwright = { suites: [{ title: 'shop/a.e2e.ts', specs: [], suites: [{ title: 'a shop', specs }] }] };
  const times = [...jestTimes(jest), ...playwrightTimes(playwright)];
  expect(slowest(times)).toEqual([
    { name: 'e2e/shop/a.e2e.ts › opens', seconds: 4.2 },
    { name: 'mf-orders/a.test.ts', seconds: 2.5 },
  ]);
  expect(slowest(Array.from({ length: 12 }, () => ({ name: 'a', seconds: 1 })))).toHaveLength(10);
});
