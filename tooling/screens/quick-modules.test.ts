import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';

const sources = globSync(['shared-contracts/src/**/*.ts', 'mf-storefront/src/**/*.{ts,tsx}'], { cwd: checkout }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

it('no module of a shop makes a formatter when it is loaded: the data of one takes a cheap phone 60 to 80 ms', () => {
  expect(sources.length).toBeGreaterThan(200);
  const eager = sources.filter((file) =>
    /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(join(checkout, file), 'utf8')),
  );
  expect(eager).toEqual([]);
});
