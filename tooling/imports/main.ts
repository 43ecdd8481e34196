/** `npm run architecture`: writes from the source what stands beside it, the linter's boundaries. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintRulesFile } from './lint-rules.ts';

writeFileSync(join(import.meta.dirname, 'lint-rules.json'), lintRulesFile());
