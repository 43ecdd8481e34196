import { runProgram } from './prepare.mjs';

await runProgram('tooling/kit/packing/main.ts');
