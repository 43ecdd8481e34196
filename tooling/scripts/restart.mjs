import { runProgram } from './prepare.mjs';

await runProgram('tooling/start/restart-command.ts');
