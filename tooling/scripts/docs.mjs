import { runProgram } from './prepare.mjs';

await runProgram('tooling/docs/main.ts');
