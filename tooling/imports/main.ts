/** `npm run architecture`: writes from the source what stands beside it: the linter's boundaries and the drawing of the import graph. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from './crossing.ts';
import { drawing, withDrawing } from './drawing.ts';
import { importsOf } from './import-graph.ts';
import { lintRulesFile } from './lint-rules.ts';

const packages = packagesIn(checkout);
const page = join(checkout, 'docs/architecture.md');
writeFileSync(join(import.meta.dirname, 'lint-rules.json'), lintRulesFile());
writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), drawing(importsOf(checkout, packages), packages)));
