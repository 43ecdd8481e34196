import { runProgram } from './prepare.mjs';

await runProgram('tooling/start/main.ts');
