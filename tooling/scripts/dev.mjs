import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/dev-command.ts');
