import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/release-command.ts');
