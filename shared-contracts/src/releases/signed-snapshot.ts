import { z } from 'zod';
import { releaseVersion } from '../pages/registry.ts';
import { containerName } from '../pages/remote-manifest.ts';

/** An Ed25519 key: 32 bytes in base64url. */
export const releaseKey = z.string().regex(/^[\w-]{43}$/);
/** An Ed25519 signature: 64 bytes in base64url. */
export const releaseSignature = z.string().regex(/^[\w-]{86}$/);
/** SHA-256 in hexadecimal. */
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);
export const teamName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

/** Releases of a container that the registry keeps besides those that are served. */
export const keptReleases = 20;

/** A release with the words of those who stand behind it. */
const signedRelease = z.object({
  name: containerName,
  version: releaseVersion,
  /** SHA-256 of its `release.json`. */
  manifest: fileHash,
  team: teamName,
  /** The team's key that it was signed with. */
  key: releaseKey,
  signature: releaseSignature,
  countersignature: releaseSignature,
});
export type SignedRelease = z.infer<typeof signedRelease>;

/** Who gets a release that not everybody gets yet. */
export const canary = z.object({
  version: releaseVersion,
  /** Hundredths of visitors. */
  share: z.int().min(0).max(50),
  /** Shops whose visitors and owners all get it, by their names. */
  merchants: z.array(z.string().max(100)).max(50),
});
export type Canary = z.infer<typeof canary>;

const channels = z.object({
  team: teamName,
  /** What everybody gets; null where nothing is active. */
  stable: releaseVersion.nullable(),
  /** What was before, newest first. */
  previous: z.array(releaseVersion).max(keptReleases),
  canary: canary.nullable(),
  /** Nothing else becomes active until it is released from that. */
  pinned: z.boolean(),
});
export type Channels = z.infer<typeof channels>;

/** What the registry says is served, as one consistent state. */
export const snapshotPayload = z.object({
  /** Rises with every change. */
  revision: z.int(),
  containers: z.record(containerName, channels),
  /** Every release that is kept, the named ones among them. */
  releases: z.array(signedRelease),
});
export type SnapshotPayload = z.infer<typeof snapshotPayload>;

/** The payload as text, since it is the text that is signed. */
export const signedSnapshot = z.object({ payload: z.string(), signature: releaseSignature });
export type SignedSnapshot = z.infer<typeof signedSnapshot>;

/** Query parameter of a signed link to a release that is tried out. */
export const previewParameter = 'b2b-preview';

/** Where the services answer the BFF: the signed snapshot, and below it files by their SHA-256. */
export const registrySnapshotPath = '/internal-api/registry/snapshot';
export const registryFilesPath = '/internal-api/registry/files';
