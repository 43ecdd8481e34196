import type { GenerationStep } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { type CutOut, compose, cutOut } from '../../studio/index.ts';
import type { Turn, Work } from '../../work/index.ts';
import { eachInput } from './each-input.ts';
import { type Commission, GenerationFailure, type ImageProvider } from './provider.ts';

/** Pictures of each input. */
const studioVariants = 3;

/** Part of the time of one input that goes into cutting it out; the rest goes into its pictures. */
const cutOutPart = 0.6;

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

/**
 * Cuts the object out of an input; the commission is told what is doubtful of it.
 * @param at     which input it is, from 0
 * @param report told meanwhile how much of it is done, 0 to 1
 * @throws GenerationFailure no_subject
 */
export async function cutOutOf(
  work: Work,
  { owner, signal, doubt }: Turn & Pick<Commission, 'doubt'>,
  picture: Buffer,
  at: number,
  report: (part: number) => Promise<void>,
): Promise<CutOut> {
  await report(0);
  let reported = Promise.resolve();
  const tell = (part: number): void => {
    // What fails here fails again at the next step, which is waited for.
    reported = reported.then(() => report(part)).catch(() => undefined);
  };
  const object = await done(work.run(cutOut, { picture }, { owner, signal }, tell));
  await reported;
  if (!object) throw new GenerationFailure('no_subject', 'no object was found');
  if (object.doubts.length > 0) doubt(at, object.doubts);
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
    const made = await eachInput(commission, async (picture, at) => {
      /** @param part of the work on this input, 0 to 1 */
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
    return { images: made.flat() };
  },
});
