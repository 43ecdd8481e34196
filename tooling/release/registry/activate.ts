import { activateRelease } from 'shared-contracts';
import { callRegistry } from './call-registry.ts';
import { confirmActivation } from './confirm-activation.ts';
import type { Credentials } from './team.ts';

export async function activateNow(
  credentials: Credentials,
  { name, version, reason }: { name: string; version: string; reason: string },
): Promise<void> {
  const { revision } = await callRegistry(credentials, activateRelease, { name, version, reason });
  await confirmActivation(credentials.origin, revision, name, version);
}
