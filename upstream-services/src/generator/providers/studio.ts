import { Refusal } from '../../common/refusal.ts';
import { type CutOut, compose, cutOut } from '../../studio/index.ts';
import type { Turn, Work } from '../../work/index.ts';
import { eachInput } from './each-input.ts';
import { type Commission, GenerationFailure, type ImageProvider } from './provider.ts';

/** Pictures of each input. */
const studioVariants = 3;

/** Ends the work where nobody waits for it any more; between two tasks, of some seconds each. */
const goOn = (signal: AbortSignal): void => signal.throwIfAborted();

/** A task that could not be done is this picture's failure: it would be so again. */
async function done<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
    throw new GenerationFailure('bad_picture', error.code);
  }
}

/** @throws GenerationFailure no_subject */
export async function cutOutOf(work: Work, picture: Buffer, turn: Turn): Promise<CutOut> {
  const object = await done(work.run(cutOut, { picture }, turn));
  if (!object) throw new GenerationFailure('no_subject', 'no object was found');
  return object;
}

/** Puts an object before a picture that was made elsewhere. */
export const composeOn = (work: Work, object: CutOut, background: Buffer, commission: Commission, variant: number) => {
  const { scene, words, owner, signal } = commission;
  return done(work.run(compose, { object, scene, words, variant, background }, { owner, signal }));
};

/** The studio of this platform: cuts the object out, and draws a background, its shadow and its light; needs nobody outside. */
export const createStudio = (work: Work): ImageProvider => ({
  takesImages: true,
  most: studioVariants,
  async submit(commission) {
    const { owner, scene, words, images, variants, signal, report } = commission;
    const turn = { owner, signal };
    const steps = images.length * (variants + 1);
    const made = await eachInput(commission, async (picture, at) => {
      const before = at * (variants + 1);
      await report(5 + (90 * before) / steps, 'cut_out');
      const object = await cutOutOf(work, picture, turn);
      const ofOne: Buffer[] = [];
      for (let variant = 0; variant < variants; variant += 1) {
        goOn(signal);
        await report(5 + (90 * (before + 1 + variant)) / steps, 'background');
        ofOne.push(await done(work.run(compose, { object, scene, words, variant }, turn)));
      }
      return ofOne;
    });
    return { images: made.flat() };
  },
});
