import { runProgram } from './prepare.mjs';

await runProgram('tooling/test/check.ts');
