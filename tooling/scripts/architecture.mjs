import { runProgram } from './prepare.mjs';

await runProgram('tooling/imports/main.ts');
