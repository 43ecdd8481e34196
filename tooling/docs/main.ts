import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { lintRulesFile } from '../imports/lint-rules.ts';
import { staleDocuments } from './documents.ts';

writeFileSync(join(checkout, 'tooling/imports/lint-rules.json'), lintRulesFile());
for (const { file, text } of staleDocuments()) {
  writeFileSync(file, text);
  console.log(file);
}
