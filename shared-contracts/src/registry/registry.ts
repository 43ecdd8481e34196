import { z } from 'zod';
import { basePath } from '../wire/paths.ts';
import type { ContainerName } from './container-names.ts';
import { releaseProvidesSchema, releaseUsesSchema } from './release-facts.ts';
import { containerName, remoteManifestSchema } from './remote-manifest.ts';

export const serverBundleFile = 'server.cjs';

const releaseFile = z.object({ path: z.string(), bytes: z.int(), brotli: z.int() });

/** `<package version>-<hash of the inputs>`: the same inputs give the same version. It is also the name of the release's folder. */
export const releaseVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/);

export const releaseSchema = z.object({
  name: containerName,
  version: releaseVersion,
  builtAt: z.string(),
  entry: z.string(),
  preload: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())).default({}),
  takes: z.record(z.string(), z.array(z.string())).default({}),
  lends: z.record(z.string(), z.array(z.string())).default({}),
  fonts: z.array(z.string()).default([]),
  server: z.literal(serverBundleFile).nullable().default(null),
  files: z.array(releaseFile),
  /** SHA-256 in hexadecimal of each file beside this one, compressed copies included. A file that is not listed does not belong to the release. */
  hashes: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)).default({}),
  uses: releaseUsesSchema.optional(),
  provides: releaseProvidesSchema.optional(),
  manifest: remoteManifestSchema,
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * `active.json`: by container, the version that is served now, and those before it (newest first). Each entry is parsed alone, so that a broken entry
 * does not affect the others.
 */
export const activeReleasesSchema = z.object({
  revision: z.int(),
  active: z.record(z.string(), z.string().catch('')),
  previous: z.record(z.string(), z.array(z.string()).catch([])),
});
export type ActiveReleases = z.infer<typeof activeReleasesSchema>;

const placeSchema = z.object({
  version: z.string(),
  base: z.string(),
  entry: z.string(),
  integrity: z.string().optional(),
});

const registryEntrySchema = placeSchema.extend({
  name: containerName,
  fallback: placeSchema.nullable(),
  manifest: remoteManifestSchema,
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

export const registrySnapshotSchema = z.object({ revision: z.int(), containers: z.array(registryEntrySchema) });
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;

export const registryAnswerSchema = registrySnapshotSchema.extend({
  registryRevision: z.int().nullable(),
  givenUp: z.array(z.object({ name: containerName, version: z.string(), why: z.string() })),
  pageToken: z.string().optional(),
});

export const remotesPath = `${basePath}/remotes`;

export const releaseBase = (name: ContainerName, version: string): string => `${remotesPath}/${name}/${version}/`;
