import { GenerationFailure, type GenerationRequest } from './provider.ts';

/**
 * Works on each input by itself. An input that fails is reported as skipped and does not spoil the others.
 * @throws GenerationFailure of the first input, where all have failed; other errors at once
 */
export async function eachInput<T>(
  { images, skip }: Pick<GenerationRequest, 'images' | 'skip'>,
  work: (image: Buffer, at: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  const failures: [at: number, failure: GenerationFailure][] = [];
  for (const [at, image] of images.entries()) {
    try {
      done.push(await work(image, at));
    } catch (error) {
      if (!(error instanceof GenerationFailure) || error.isPassing) throw error;
      failures.push([at, error]);
    }
  }
  if (done.length === 0 && failures[0]) throw failures[0][1];
  for (const [at, { problem }] of failures) skip(at, problem);
  return done;
}
