import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/create-remote-command.ts');
