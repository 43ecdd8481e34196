import { execFileSync } from 'node:child_process';
import { writeChangelog } from './changelog.ts';

const file = writeChangelog(process.cwd(), new Date().toISOString().slice(0, 10));
// lerna commits what is in git's index.
execFileSync('git', ['add', '--', file]);
