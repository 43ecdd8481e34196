import { z } from 'zod';
import { basePath } from '../wire/paths.ts';
import { releaseProvidesSchema, releaseUsesSchema } from './release-facts.ts';
import { type ContainerName, containerName, remoteManifestSchema } from './remote-manifest.ts';

/** File of a release with which its container takes part in rendering pages on the server; browsers never get it. */
export const serverBundleFile = 'server.cjs';

const releaseFile = z.object({ path: z.string(), bytes: z.int(), brotli: z.int() });

/** `<package version>-<hash of the inputs>`: the same inputs give the same release. It names a folder. */
export const releaseVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/);

/** `release.json` beside the files of one immutable release. */
export const releaseSchema = z.object({
  name: containerName,
  version: releaseVersion,
  builtAt: z.string(),
  /** File that the browser loads first, relative to the release: `remoteEntry.js`, or `main.js` for the host. */
  entry: z.string(),
  /** Scripts worth a preload hint when the container is needed at once. */
  preload: z.array(z.string()),
  /** Scripts a screen of the remote loads first, by the screen's key. */
  screens: z.record(z.string(), z.array(z.string())).default({}),
  /**
   * Modules that a screen takes and that not every page has, by the screen's key: those of the design system by their names below it
   * (`checkout`), those that the shell lends by their own (`zod`).
   */
  takes: z.record(z.string(), z.array(z.string())).default({}),
  /** Scripts of the shared modules that come when a screen first needs them, by the module's name (shell). */
  lends: z.record(z.string(), z.array(z.string())).default({}),
  /** Fonts worth a preload hint (design system). */
  fonts: z.array(z.string()).default([]),
  /** Its bundle for the server, relative to the release; null where it has no part in rendering there. */
  server: z.literal(serverBundleFile).nullable().default(null),
  /** What browsers may load. */
  files: z.array(releaseFile),
  /** SHA-256 of each file beside this one, compressed copies too, in hexadecimal; what is not named is no part of the release. */
  hashes: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)).default({}),
  /** Left out by releases of before it was written: nothing is held against them. */
  uses: releaseUsesSchema.optional(),
  provides: releaseProvidesSchema.optional(),
  manifest: remoteManifestSchema,
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * `active.json`: what is served now, and what was before (newest first), by container. Each entry is judged for itself when it is read, so that
 * one which makes no sense takes no other with it.
 */
export const activeReleasesSchema = z.object({
  revision: z.int(),
  active: z.record(z.string(), z.string().catch('')),
  previous: z.record(z.string(), z.array(z.string()).catch([])),
});
export type ActiveReleases = z.infer<typeof activeReleasesSchema>;

/** Where a container is loaded from. */
const placeSchema = z.object({
  version: z.string(),
  /** Absolute path or address of the release's folder, ending with a slash. */
  base: z.string(),
  entry: z.string(),
  /** What a script element's `integrity` says of the entry, which knows the rest of its release; left out where it is being developed. */
  integrity: z.string().optional(),
});

/** One container of a snapshot, as the browser needs it. */
const registryEntrySchema = placeSchema.extend({
  name: containerName,
  /** The last good release before this one, for when this one does not load; null where there is none. */
  fallback: placeSchema.nullable(),
  manifest: remoteManifestSchema,
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** What the BFF inlines into a page and answers at `/registry`: one consistent set of releases. */
export const registrySnapshotSchema = z.object({ revision: z.int(), containers: z.array(registryEntrySchema) });
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;

/** What `/registry` answers: the snapshot, and the active releases that turned out unfit, in whose place others are served. */
export const registryAnswerSchema = registrySnapshotSchema.extend({
  /** Revision of the registry of remotes that is served; null where nothing came of one. */
  registryRevision: z.int().nullable(),
  givenUp: z.array(z.object({ name: containerName, version: z.string(), why: z.string() })),
  /** By which a page that goes on with this snapshot is believed when it reports. */
  pageToken: z.string().optional(),
});

/** Where the files of releases are served. */
export const remotesPath = `${basePath}/remotes`;

/** Address of a release's folder, ending with a slash. */
export const releaseBase = (name: ContainerName, version: string): string => `${remotesPath}/${name}/${version}/`;
