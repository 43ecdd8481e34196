import { texts } from '../texts.ts';
import type { Commission } from './provider.ts';

export const promptOf = ({
  description,
  words,
  images,
}: Pick<Commission, 'description' | 'words' | 'images'>): string =>
  [images.length > 0 ? texts.prompts.product : texts.prompts.background, `${description}.`, words]
    .filter(Boolean)
    .join(' ');
