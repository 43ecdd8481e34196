import { join } from 'node:path';
import { declareTask } from '../../work/index.ts';
import type composeRun from './compose.ts';
import type cutOutRun from './cut-out.ts';

const file = (name: string): string => join(import.meta.dirname, name);

export const cutOut = declareTask<typeof cutOutRun>({
  name: 'cut an object out',
  pool: 'studio',
  module: file('cut-out.ts'),
  timeout: 40_000,
});

export const compose = declareTask<typeof composeRun>({
  name: 'compose a picture',
  pool: 'studio',
  module: file('compose.ts'),
  timeout: 30_000,
});
