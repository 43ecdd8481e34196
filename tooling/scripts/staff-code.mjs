import { runProgram } from './prepare.mjs';

await runProgram('tooling/demo/staff-code.ts');
