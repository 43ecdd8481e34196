import { runProgram } from './prepare.mjs';

await runProgram('tooling/backup/backup-command.ts');
