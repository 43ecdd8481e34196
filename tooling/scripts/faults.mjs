import { runProgram } from './prepare.mjs';

await runProgram('tooling/faults/main.ts');
