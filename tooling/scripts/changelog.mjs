import { runProgram } from './prepare.mjs';

await runProgram('tooling/release/changelog-command.ts');
