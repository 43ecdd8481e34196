import type { Problem } from 'shared-contracts';
import { failureTexts } from './texts.ts';

type RareFailureTexts = typeof import('./rare-failure-texts.ts').rareFailureTexts;

type Told = { code: string } & Partial<Pick<Problem, 'limit'>>;

let loaded: RareFailureTexts | undefined;

export const rareFailureTexts = (): RareFailureTexts | undefined => loaded;

/** Loads the rarer texts where a problem needs them. If they do not load, the problem is described in general words. */
export async function loadTextsFor({ code, limit }: Told): Promise<void> {
  if (loaded || (code in failureTexts.byCode && !limit)) return;
  loaded = await import('./rare-failure-texts.ts').then(
    (module) => module.rareFailureTexts,
    () => undefined,
  );
}
