import { spawnSync } from 'node:child_process';
import { checkout } from '../config/data-folder.ts';
import { typesProgram } from './stages.ts';

const done = spawnSync(process.execPath, typesProgram(), { cwd: checkout, stdio: 'inherit' });
process.exitCode = done.status ?? 1;
