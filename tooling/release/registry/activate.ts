import { activateRelease } from 'shared-contracts';
import { ask } from './client.ts';
import type { Credentials } from './team.ts';
import { servedWord } from './word.ts';

/**
 * Makes a published release active for everybody, and waits for the platform's word that it serves it.
 * @throws StartProblem where the registry refuses it, or the platform has given it up
 */
export async function activateNow(
  credentials: Credentials,
  { name, version, reason }: { name: string; version: string; reason: string },
): Promise<void> {
  const { revision } = await ask(credentials, activateRelease, { name, version, reason });
  await servedWord(credentials.origin, revision, name, version);
}
