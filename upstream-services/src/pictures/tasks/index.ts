import { join } from 'node:path';
import { declareTask } from '../../work/index.ts';
import type drawIconRun from './draw-icon.ts';
import type encodeMasterRun from './encode-master.ts';
import type encodeVariantRun from './encode-variant.ts';

const file = (name: string): string => join(import.meta.dirname, name);

export const encodeMaster = declareTask<typeof encodeMasterRun>({
  name: 'encode a picture',
  pool: 'pictures',
  module: file('encode-master.ts'),
  timeout: 30_000,
});

export const encodeVariant = declareTask<typeof encodeVariantRun>({
  name: 'encode a variant',
  pool: 'variants',
  module: file('encode-variant.ts'),
  timeout: 15_000,
});

export const drawIcon = declareTask<typeof drawIconRun>({
  name: 'draw an icon',
  pool: 'variants',
  module: file('draw-icon.ts'),
  timeout: 10_000,
});
