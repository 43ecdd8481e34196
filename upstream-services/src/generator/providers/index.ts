import type { GeneratorConfig } from '../../generator-settings.ts';
import type { Work } from '../../work/index.ts';
import { createOpenAi } from './openai.ts';
import type { ImageProvider } from './provider.ts';
import { createStudio } from './studio.ts';
import { createYandexArt } from './yandexart.ts';

export { eachInput } from './each-input.ts';
export { GenerationFailure, type GenerationRequest, type ImageProvider } from './provider.ts';
export { composeOn, cutOutOf } from './studio.ts';

export function createImageProvider({ images }: GeneratorConfig, work: Work): ImageProvider {
  if (images.provider === 'openai') return createOpenAi(images);
  return images.provider === 'yandexart' ? createYandexArt(images) : createStudio(work);
}
