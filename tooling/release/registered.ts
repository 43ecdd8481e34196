import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerName, signedSnapshot, snapshotPayload } from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { texts } from './texts.ts';

/**
 * Refuses to release into a folder what the registry serves there: the registry's word counts, and nobody would see it.
 * @throws StartProblem
 */
export function requireUnregistered(releasesDir: string, name: ContainerName): void {
  const file = join(releasesDir, 'registry.json');
  if (!existsSync(file)) return;
  const { payload } = signedSnapshot.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { containers } = snapshotPayload.parse(JSON.parse(payload));
  if (containers[name]?.stable) throw new StartProblem(texts.registered(name));
}
