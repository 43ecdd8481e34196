import { runProgram } from './prepare.mjs';

await runProgram('tooling/backup/restore-command.ts');
