import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerName, type Release, releaseSchema } from 'shared-contracts';
import { releaseFolder } from './write-release.ts';

const readRelease = (releasesDir: string, name: ContainerName, version: string): Release =>
  releaseSchema.parse(
    JSON.parse(readFileSync(join(releaseFolder(releasesDir, name, version), 'release.json'), 'utf8')),
  );

export const readReleases = (releasesDir: string, active: Readonly<Record<ContainerName, string>>): Release[] =>
  Object.entries(active).map(([name, version]) => readRelease(releasesDir, name, version));
