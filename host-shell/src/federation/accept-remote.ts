import type { RemoteModule } from 'shared-runtime/page';

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'function');

export function acceptRemote(module: unknown): RemoteModule {
  const { screens, slots } = (module ?? {}) as Partial<RemoteModule>;
  if (isTable(screens) && (slots === undefined || isTable(slots))) return module as RemoteModule;
  throw new Error('exposes no screens');
}
