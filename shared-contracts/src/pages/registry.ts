import { z } from 'zod';
import { basePath } from '../wire/paths.ts';
import { type ContainerName, containerNames, remoteManifestSchema } from './remote-manifest.ts';

/** File of a release with which its container takes part in rendering pages on the server; browsers never get it. */
export const serverBundleFile = 'server.cjs';

const releaseFile = z.object({ path: z.string(), bytes: z.int(), brotli: z.int() });

/** `release.json` beside the files of one immutable release. */
export const releaseSchema = z.object({
  name: z.enum(containerNames),
  /** `<package version>-<hash of the inputs>`: the same inputs give the same release. */
  version: z.string().regex(/^[0-9A-Za-z.+-]+$/),
  builtAt: z.string(),
  /** File that the browser loads first, relative to the release: `remoteEntry.js`, or `main.js` for the host. */
  entry: z.string(),
  /** Scripts worth a preload hint when the container is needed at once. */
  preload: z.array(z.string()),
  /** Scripts a screen of the remote loads first, by the screen's key. */
  screens: z.record(z.string(), z.array(z.string())).default({}),
  /** Modules of the design system that a screen takes besides `shop`, by the screen's key. */
  takes: z.record(z.string(), z.array(z.string())).default({}),
  /** Fonts worth a preload hint (design system). */
  fonts: z.array(z.string()).default([]),
  /** Its bundle for the server, relative to the release; null where it has no part in rendering there. */
  server: z.literal(serverBundleFile).nullable().default(null),
  /** What browsers may load. */
  files: z.array(releaseFile),
  manifest: remoteManifestSchema,
});
export type Release = z.infer<typeof releaseSchema>;

/** `active.json`: what is served now, and what was before (newest first), per container. */
export const activeReleasesSchema = z.object({
  revision: z.int(),
  active: z.partialRecord(z.enum(containerNames), z.string()),
  previous: z.partialRecord(z.enum(containerNames), z.array(z.string())),
});
export type ActiveReleases = z.infer<typeof activeReleasesSchema>;

/** One container of a snapshot, as the browser needs it. */
const registryEntrySchema = z.object({
  name: z.enum(containerNames),
  version: z.string(),
  /** Absolute path or address of the release's folder, ending with a slash. */
  base: z.string(),
  entry: z.string(),
  /** Entry of the last good release before this one, for when this one does not load; null where there is none. */
  fallback: z.object({ version: z.string(), base: z.string(), entry: z.string() }).nullable(),
  manifest: remoteManifestSchema,
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** What the BFF inlines into a page and answers at `/registry`: one consistent set of releases. */
export const registrySnapshotSchema = z.object({ revision: z.int(), containers: z.array(registryEntrySchema) });
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;

/** Where the files of releases are served. */
export const remotesPath = `${basePath}/remotes`;

/** Address of a release's folder, ending with a slash. */
export const releaseBase = (name: ContainerName, version: string): string => `${remotesPath}/${name}/${version}/`;
