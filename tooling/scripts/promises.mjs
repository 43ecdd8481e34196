import { runProgram } from './prepare.mjs';

await runProgram('tooling/test/write-promises.ts');
