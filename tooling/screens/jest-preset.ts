import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

const require = createRequire(import.meta.url);

const beside = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename));

export default {
  runner: [require.resolve('jest-light-runner'), { runtime: 'child_process' }],
  transform: {},
  setupFiles: [beside('modules'), beside('page')],
  setupFilesAfterEnv: [beside('setup')],
  // A single test file runs in Jest's own process, which the timers of its page would keep alive.
  forceExit: true,
};
