import { runProgram } from './prepare.mjs';

await runProgram('tooling/bench/main.ts');
