import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/registry/remote-command.ts');
