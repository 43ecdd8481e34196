import { z } from 'zod';
import { containerName } from '../pages/remote-manifest.ts';
import { registryList } from '../releases/team-releases.ts';
import { operation } from '../wire/operation.ts';
import { deciding, everyRole } from './roles.ts';

const common = { group: 'api', access: 'admin' } as const;

/** Every container of the registry. */
export const listRemotes = operation({
  ...common,
  roles: everyRole,
  name: 'listRemotes',
  summary: 'Containers, their releases and what was done',
  path: '/admin-api/remotes/list',
  request: z.object({ name: containerName.optional() }),
  response: registryList,
});

const change = {
  ...common,
  roles: deciding,
  response: z.object({ revision: z.int(), stable: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'release_pinned'],
} as const;
const named = { name: containerName, reason: z.string().trim().max(500).default('') };

/** Makes a container's canary active for everybody. */
export const promoteRemote = operation({
  ...change,
  name: 'promoteRemote',
  summary: "Make a container's canary active for everybody",
  path: '/admin-api/remotes/promote',
  request: z.object(named),
});

/** Takes a container's canary or active release back. */
export const takeRemoteBack = operation({
  ...change,
  name: 'takeRemoteBack',
  summary: "Take a container's release back",
  path: '/admin-api/remotes/take-back',
  request: z.object(named),
});

/** Holds a container's active release, or lets it go. */
export const pinRemote = operation({
  ...change,
  name: 'pinRemote',
  summary: "Hold a container's active release",
  path: '/admin-api/remotes/pin',
  request: z.object({ ...named, pinned: z.boolean() }),
});
