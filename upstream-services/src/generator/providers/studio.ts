import type { GenerationStep } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { type CutOut, compose, cutOut } from '../../studio/index.ts';
import type { Turn, Work } from '../../work/index.ts';
import { eachInput } from './each-input.ts';
import { GenerationFailure, type GenerationRequest, type ImageProvider } from './provider.ts';

const studioVariants = 3;

const cutOutPart = 0.6;

const goOn = (signal: AbortSignal): void => signal.throwIfAborted();

/** A failed task counts as this picture's failure: a retry would fail in the same way. */
async function done<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
    throw new GenerationFailure('bad_picture', error.code);
  }
}

export async function cutOutOf(
  work: Work,
  { owner, signal, doubt }: Turn & Pick<GenerationRequest, 'doubt'>,
  picture: Buffer,
  at: number,
  report: (part: number) => Promise<void>,
): Promise<CutOut> {
  await report(0);
  let reported = Promise.resolve();
  const tell = (part: number): void => {
    // A failed report is ignored: the next step awaits its own report, which fails as well.
    reported = reported.then(() => report(part)).catch(() => undefined);
  };
  const object = await done(work.run(cutOut, { picture }, { owner, signal }, tell));
  await reported;
  if (!object) throw new GenerationFailure('no_subject', 'no object was found');
  if (object.doubts.length > 0) doubt(at, object.doubts);
  return object;
}

export const composeOn = (
  work: Work,
  object: CutOut,
  background: Buffer,
  commission: GenerationRequest,
  variant: number,
) => {
  const { scene, words, owner, signal } = commission;
  return done(work.run(compose, { object, scene, words, variant, background }, { owner, signal }));
};

export const createStudio = (work: Work): ImageProvider => ({
  takesImages: true,
  most: studioVariants,
  async submit(commission) {
    const { owner, scene, words, images, variants, signal, report } = commission;
    const turn = { owner, signal };
    const results = await eachInput(commission, async (picture, at) => {
      const reported = (part: number, step: GenerationStep) => report((100 * (at + part)) / images.length, step);
      const object = await cutOutOf(work, commission, picture, at, (part) => reported(cutOutPart * part, 'cut_out'));
      const ofOne: Buffer[] = [];
      for (let variant = 0; variant < variants; variant += 1) {
        goOn(signal);
        await reported(cutOutPart + ((1 - cutOutPart) * variant) / variants, 'background');
        ofOne.push(await done(work.run(compose, { object, scene, words, variant }, turn)));
      }
      return ofOne;
    });
    return { images: results.flat() };
  },
});
