import { runProgram } from './prepare.mjs';

await runProgram('tooling/workbench/main.ts');
