import { brandOrigin } from './settings.ts';
import { texts } from './texts.ts';

/** What a person needs once the platform runs: its addresses. */
export async function addresses(origin: string, stage: string): Promise<string> {
  const port = Number(new URL(origin).port);
  return [texts.address(`${origin}/b2b/`), brandOrigin('bloom', port), stage].join('\n');
}
