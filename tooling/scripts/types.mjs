import { runProgram } from './prepare.mjs';

await runProgram('tooling/test/types.ts');
