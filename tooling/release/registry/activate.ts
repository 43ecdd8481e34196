import { activateRelease } from 'shared-contracts';
import { ask } from './client.ts';
import type { Credentials } from './team.ts';
import { confirmActivation } from './word.ts';

export async function activateNow(
  credentials: Credentials,
  { name, version, reason }: { name: string; version: string; reason: string },
): Promise<void> {
  const { revision } = await ask(credentials, activateRelease, { name, version, reason });
  await confirmActivation(credentials.origin, revision, name, version);
}
