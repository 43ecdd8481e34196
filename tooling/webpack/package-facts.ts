import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from 'shared-contracts';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.string()).default({}),
});

export interface PackageFacts {
  dir: string;
  name: string;
  version: string;
  dependencies: Record<string, string>;
  exports: Record<string, string>;
  manifest: RemoteManifest;
}

export function readPackage(dir: string): PackageFacts {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const { name, version, dependencies, exports } = packageSchema.parse(json('package.json'));
  const manifest = remoteManifestSchema.safeParse(json('remote.json'));
  if (!manifest.success) throw new Error(`${name}/remote.json: ${z.prettifyError(manifest.error)}`);
  if (manifest.data.name !== name) throw new Error(`${name}/remote.json: name is "${manifest.data.name}"`);
  const run = Object.fromEntries(Object.entries(exports).filter(([, file]) => !file.includes('/testing/')));
  return { dir, name, version, dependencies, exports: run, manifest: manifest.data };
}
