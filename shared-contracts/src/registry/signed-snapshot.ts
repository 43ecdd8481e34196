import { z } from 'zod';
import { releaseVersion } from './registry.ts';
import { containerName } from './remote-manifest.ts';

export const signingKeySchema = z.string().regex(/^[\w-]{43}$/);
export const releaseSignature = z.string().regex(/^[\w-]{86}$/);
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);
export const teamName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const maxPreviousReleases = 20;

const signedRelease = z.object({
  name: containerName,
  version: releaseVersion,
  manifest: fileHash,
  team: teamName,
  key: signingKeySchema,
  signature: releaseSignature,
  countersignature: releaseSignature,
});
export type SignedRelease = z.infer<typeof signedRelease>;

export const canary = z.object({
  version: releaseVersion,
  /** Per cent of all visitors. */
  share: z.int().min(0).max(50),
  merchants: z.array(z.string().max(100)).max(50),
});
export type Canary = z.infer<typeof canary>;

const channels = z.object({
  team: teamName,
  stable: releaseVersion.nullable(),
  previous: z.array(releaseVersion).max(maxPreviousReleases),
  canary: canary.nullable(),
  pinned: z.boolean(),
});
export type Channels = z.infer<typeof channels>;

export const snapshotPayload = z.object({
  revision: z.int(),
  containers: z.record(containerName, channels),
  releases: z.array(signedRelease),
});
export type SnapshotPayload = z.infer<typeof snapshotPayload>;

/** The payload as text, since it is the text that is signed. */
export const signedSnapshot = z.object({ payload: z.string(), signature: releaseSignature });
export type SignedSnapshot = z.infer<typeof signedSnapshot>;

export const previewParameter = 'b2b-preview';

export const registrySnapshotPath = '/internal-api/registry/snapshot';
export const registryFilesPath = '/internal-api/registry/files';
