import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/build-command.ts');
