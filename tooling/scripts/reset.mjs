import { runProgram } from './prepare.mjs';

await runProgram('tooling/start/reset.ts');
