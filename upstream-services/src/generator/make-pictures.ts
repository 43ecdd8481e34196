import { setTimeout as pause } from 'node:timers/promises';
import type { SceneSlug } from '../studio/index.ts';
import { texts } from '../studio/index.ts';
import type { Work } from '../work/index.ts';
import { composeOn, cutOutOf, eachInput, type GenerationRequest, type ImageProvider } from './providers/index.ts';

interface Making extends Omit<GenerationRequest, 'description' | 'variants'> {
  externalId: string | null;
  submitted(externalId: string): Promise<void>;
}

const askEvery = 2_000;

async function ordered(provider: ImageProvider, commission: GenerationRequest, making: Making): Promise<Buffer[]> {
  let { externalId } = making;
  if (externalId === null) {
    const answer = await provider.submit(commission);
    if ('images' in answer) return answer.images;
    externalId = answer.externalId;
    await making.submitted(externalId);
  }
  const { signal } = commission;
  try {
    for (let polls = 1; ; polls += 1) {
      await pause(askEvery, undefined, { signal });
      const polled = await provider.poll?.(externalId, signal);
      if (polled?.state === 'succeeded') return polled.images;
      // The provider reports no progress: it is estimated from the number of polls.
      await commission.report(Math.min(80, 20 + polls * 5), 'provider');
    }
  } catch (error) {
    if (signal.aborted) await provider.cancel?.(externalId, AbortSignal.timeout(5_000)).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes pictures from the inputs. A provider that takes no pictures makes the background alone; the objects are cut out and put before it here.
 * @throws GenerationFailure, or the signal's reason
 */
export async function makePictures(provider: ImageProvider, work: Work, making: Making): Promise<Buffer[]> {
  const description = texts.scenes[making.scene as SceneSlug].described;
  const commission = { ...making, description, variants: provider.most };
  if (provider.takesImages) return ordered(provider, commission, making);
  const { report } = making;
  const objects = await eachInput(making, (picture, at) =>
    cutOutOf(work, making, picture, at, (part) => report((20 * (at + part)) / making.images.length, 'cut_out')),
  );
  const backgrounds = await ordered(provider, { ...commission, images: [] }, making);
  const count = objects.length * backgrounds.length;
  const pictures: Buffer[] = [];
  for (const object of objects) {
    for (const [variant, background] of backgrounds.entries()) {
      await report(80 + (20 * pictures.length) / count, 'background');
      pictures.push(await composeOn(work, object, background, commission, variant));
    }
  }
  return pictures;
}
