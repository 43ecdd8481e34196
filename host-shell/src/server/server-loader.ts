import type { ContainerName } from 'shared-contracts';
import type { RemoteModule, ServerRemote } from 'shared-runtime/page';
import type { Loader } from '../federation/loader.ts';

export type ServerRemotes = Readonly<Partial<Record<ContainerName, ServerRemote>>>;

export const serverLoader = (remotes: ServerRemotes): Loader<RemoteModule> => ({
  load: async (name) => {
    const value = remotes[name];
    const message = `${name} is not rendered on the server`;
    if (value) return { ok: true, value, version: '', ms: 0 };
    return { ok: false, name, version: '', cause: 'broken', message, ms: 0 };
  },
  retry: () => Promise.reject(new Error('nothing is tried again on the server')),
  fallBack: async (failure) => failure,
  blame: async () => undefined,
  part: (_, __, get) => get(),
  state: () => ({ status: 'idle' }),
  attempt: () => 0,
  subscribe: () => () => undefined,
});
