import { setTimeout as sleep } from 'node:timers/promises';
import { bffPath, registryAnswerSchema } from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { texts } from './texts.ts';

/** Milliseconds in which a platform has tried a release and serves it, or says why not. */
const patience = 60_000;
const askEvery = 100;

/** What a platform serves, and what of the active releases it has given up. */
export type ServedReleases = (typeof registryAnswerSchema)['_output'];

/** Asks a platform what it serves at this moment; undefined where it does not answer. */
export async function readServed(origin: string): Promise<ServedReleases | undefined> {
  try {
    const response = await fetch(`${origin}${bffPath}/registry`, { signal: AbortSignal.timeout(5_000) });
    return registryAnswerSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}

/**
 * Whether a platform has looked at the releases of its folder as they were written.
 * @param revision of `active.json`; what is served has the registry's revision on top of it, where one has spoken
 */
export const hasTaken = (
  { revision: served, registryRevision }: Pick<ServedReleases, 'revision' | 'registryRevision'>,
  revision: number,
): boolean => served - (registryRevision ?? 0) >= revision;

/**
 * Waits for a platform's word.
 * @param holds whether what it says is what is waited for
 * @throws StartProblem where it does not say so in a minute
 */
export async function waitForWord(origin: string, holds: (served: ServedReleases) => boolean): Promise<ServedReleases> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(askEvery)) {
    const served = await readServed(origin);
    if (served && holds(served)) return served;
  }
  throw new StartProblem(texts.noWord(origin));
}
