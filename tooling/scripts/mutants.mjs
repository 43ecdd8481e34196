import { runProgram } from './prepare.mjs';

await runProgram('tooling/mutants/main.ts');
