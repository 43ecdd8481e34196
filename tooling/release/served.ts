import { setTimeout as sleep } from 'node:timers/promises';
import { bffPath, registryAnswerSchema } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

const patience = 60_000;
const askEvery = 100;

export type ServedReleases = (typeof registryAnswerSchema)['_output'];

export async function readServed(origin: string): Promise<ServedReleases | undefined> {
  try {
    const response = await fetch(`${origin}${bffPath}/registry`, { signal: AbortSignal.timeout(5_000) });
    return registryAnswerSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}

/**
 * Whether a platform has loaded its folder's releases in this revision or a later one.
 * @param revision of `active.json`. The served revision is the sum of this one and the registry's, if there is one
 */
export const hasLoadedRevision = (
  { revision: served, registryRevision }: Pick<ServedReleases, 'revision' | 'registryRevision'>,
  revision: number,
): boolean => served - (registryRevision ?? 0) >= revision;

export async function waitForServedReleases(
  origin: string,
  holds: (served: ServedReleases) => boolean,
): Promise<ServedReleases> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(askEvery)) {
    const served = await readServed(origin);
    if (served && holds(served)) return served;
  }
  throw new StartupError(texts.noWord(origin));
}
