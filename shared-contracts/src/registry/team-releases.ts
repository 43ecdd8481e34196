import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { instant, typedText } from '../wire/primitives.ts';
import { releaseVersion } from './registry.ts';
import { containerName } from './remote-manifest.ts';
import { canary, fileHash, releaseSignature, teamName } from './signed-snapshot.ts';

export const maxManifest = 500_000;
const maxFiles = 2_000;

const reason = typedText().max(500).default('');
const commit = z
  .string()
  .regex(/^[0-9a-f]{0,64}$/)
  .default('');

const historyLine = z.object({
  at: instant,
  name: z.string(),
  version: z.string().nullable(),
  kind: z.string(),
  actor: z.string(),
  commit: z.string(),
  reason: z.string(),
});
export type ReleaseHistoryLine = z.infer<typeof historyLine>;

const release = z.object({
  version: z.string(),
  commit: z.string(),
  published_at: instant,
  served_at: instant.nullable(),
});

const container = z.object({
  name: z.string(),
  team: teamName,
  stable: z.string().nullable(),
  can_take_back: z.boolean(),
  canary: canary.nullable(),
  pinned: z.boolean(),
  releases: z.array(release),
});
export type RegisteredContainer = z.infer<typeof container>;

export const registryList = z.object({
  revision: z.int(),
  containers: z.array(container),
  history: z.array(historyLine),
});
export type RegistryList = z.infer<typeof registryList>;

const common = { group: 'api', access: 'team' } as const;
const changed = z.object({ revision: z.int(), stable: z.string().nullable() });
const errors = ['forbidden', 'not_found', 'conflict', 'incompatible', 'release_pinned'] as const;

export const registerContainer = operation({
  ...common,
  name: 'registerContainer',
  path: '/registry/register',
  request: z.object({ name: containerName }),
  response: z.object({}),
  errors: ['already_exists', 'list_full'],
});

export const findMissingFiles = operation({
  ...common,
  name: 'findMissingFiles',
  path: '/registry/missing-files',
  request: z.object({ hashes: z.array(fileHash).max(maxFiles) }),
  response: z.object({ hashes: z.array(fileHash) }),
});

export const sendReleaseFile = operation({
  ...common,
  name: 'sendReleaseFile',
  path: '/registry/file',
  body: 'multipart',
  request: z.object({ hash: fileHash, file: z.instanceof(Blob) }),
  response: z.object({}),
  errors: ['signature_refused', 'payload_too_large', 'unsupported_media_type'],
});

export const publishRelease = operation({
  ...common,
  name: 'publishRelease',
  path: '/registry/publish',
  request: z.object({ manifest: z.string().max(maxManifest), signature: releaseSignature, commit, reason }),
  response: z.object({ name: containerName, version: releaseVersion }),
  errors: ['forbidden', 'not_found', 'already_exists', 'conflict', 'signature_refused'],
});

export const activateRelease = operation({
  ...common,
  name: 'activateRelease',
  path: '/registry/activate',
  request: z.object({ name: containerName, version: releaseVersion, reason }),
  response: changed,
  errors,
});

export const startCanary = operation({
  ...common,
  name: 'startCanary',
  path: '/registry/canary',
  request: z.object({ name: containerName, ...canary.shape, reason }),
  response: changed,
  errors,
});

export const promoteCanary = operation({
  ...common,
  name: 'promoteCanary',
  path: '/registry/promote',
  request: z.object({ name: containerName, reason }),
  response: changed,
  errors,
});

/** Ends the canary, if there is one; else deactivates the active release, and the one before it becomes active again. */
export const takeReleaseBack = operation({
  ...common,
  name: 'takeReleaseBack',
  path: '/registry/take-back',
  request: z.object({ name: containerName, reason }),
  response: changed,
  errors,
});

export const previewRelease = operation({
  ...common,
  name: 'previewRelease',
  path: '/registry/preview',
  request: z.object({ name: containerName }),
  response: z.object({ version: releaseVersion, token: z.string(), expires_at: instant }),
  errors,
});

export const pinRelease = operation({
  ...common,
  name: 'pinRelease',
  path: '/registry/pin',
  request: z.object({ name: containerName, pinned: z.boolean(), reason }),
  response: changed,
  errors,
});

export const reportRetreat = operation({
  group: 'api',
  access: 'none',
  name: 'reportRetreat',
  path: '/internal-api/registry/retreat',
  request: z.object({ name: containerName, version: releaseVersion, why: z.string().max(500) }),
  response: z.object({}),
  errors: ['not_found', 'conflict'],
});

export const listReleases = operation({
  ...common,
  name: 'listReleases',
  path: '/registry/list',
  readOnly: true,
  request: z.object({ name: containerName.optional() }),
  response: registryList,
});
