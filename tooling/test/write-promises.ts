/** `npm run promises`: writes docs/promises.md from the names of all tests. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from '../imports/crossing.ts';
import { sourcesIn } from '../imports/import-graph.ts';
import { texts } from '../start/texts.ts';
import { promisesPage, shownBy } from './promises.ts';

const files = packagesIn(checkout)
  .flatMap((name) => sourcesIn(join(checkout, name)))
  .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));
const shown = files.flatMap((file) =>
  shownBy(relative(checkout, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
);
const page = join(checkout, 'docs/promises.md');
mkdirSync(join(checkout, 'docs'), { recursive: true });
writeFileSync(page, promisesPage(shown));
console.log(texts.promisesWritten(new Set(shown.map(({ number }) => number)).size, page));
