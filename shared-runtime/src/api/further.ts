import type { Problem } from 'shared-contracts';
import { failureTexts } from './texts.ts';

type FurtherTexts = typeof import('./further-texts.ts').furtherTexts;

/** What a failure is told by. */
type Told = { code: string } & Partial<Pick<Problem, 'limit'>>;

let loaded: FurtherTexts | undefined;

/** Sentences that no page begins with; undefined until a failure has asked for them. */
export const furtherTexts = (): FurtherTexts | undefined => loaded;

/** Loads them where a problem needs them. Where they do not come, the problem is said in general words. */
export async function bringTextsFor({ code, limit }: Told): Promise<void> {
  if (loaded || (code in failureTexts.byCode && !limit)) return;
  loaded = await import('./further-texts.ts').then(
    (module) => module.furtherTexts,
    () => undefined,
  );
}
