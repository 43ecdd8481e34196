import { texts } from '../texts.ts';
import type { GenerationRequest } from './provider.ts';

export const promptOf = ({
  description,
  words,
  images,
}: Pick<GenerationRequest, 'description' | 'words' | 'images'>): string =>
  [images.length > 0 ? texts.prompts.product : texts.prompts.background, `${description}.`, words]
    .filter(Boolean)
    .join(' ');
