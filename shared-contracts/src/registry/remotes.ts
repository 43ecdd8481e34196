import { z } from 'zod';
import { decisionRoles, everyRole } from '../staff/roles.ts';
import { operation } from '../wire/operation.ts';
import { typedText } from '../wire/primitives.ts';
import { containerName } from './remote-manifest.ts';
import { registryList } from './team-releases.ts';

const common = { group: 'api', access: 'admin' } as const;

export const listRemotes = operation({
  ...common,
  roles: everyRole,
  name: 'listRemotes',
  path: '/admin-api/remotes/list',
  request: z.object({ name: containerName.optional() }),
  response: registryList,
});

const change = {
  ...common,
  roles: decisionRoles,
  response: z.object({ revision: z.int(), stable: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'release_pinned'],
} as const;
const named = { name: containerName, reason: typedText().max(500).default('') };

export const promoteRemote = operation({
  ...change,
  name: 'promoteRemote',
  path: '/admin-api/remotes/promote',
  request: z.object(named),
});

export const takeRemoteBack = operation({
  ...change,
  name: 'takeRemoteBack',
  path: '/admin-api/remotes/take-back',
  request: z.object(named),
});

export const pinRemote = operation({
  ...change,
  name: 'pinRemote',
  path: '/admin-api/remotes/pin',
  request: z.object({ ...named, pinned: z.boolean() }),
});
