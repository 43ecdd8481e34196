import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ContainerName } from 'shared-contracts';
import type { RemoteModule } from 'shared-runtime';
import { LoadError } from '../federation/load-result.ts';
import type { Loader } from '../federation/loader.ts';

/** A screen or a slot's component of a container. */
export interface PartName {
  container: ContainerName;
  kind: 'screens' | 'slots';
  key: string;
}

type LazyParts = Map<string, LazyExoticComponent<ComponentType>>;

const partsOf = new WeakMap<Loader<RemoteModule>, LazyParts>();

async function loadPart(loader: Loader<RemoteModule>, { container, kind, key }: PartName) {
  const loaded = await loader.load(container);
  if (!loaded.ok) throw new LoadError(loaded);
  const part = await loader.part(loaded, container, async () => {
    const get = loaded.value[kind]?.[key];
    if (!get) throw new Error(`exposes no ${kind}.${key}`);
    return get();
  });
  if ('ok' in part) throw new LoadError(part);
  return part;
}

/**
 * The component of a part, loaded when it is first shown. Kept for the page by part and attempt: React asks for it in every render,
 * and after a failure another attempt must be another component, since a lazy one remembers its failure for ever.
 */
export function lazyPart(loader: Loader<RemoteModule>, name: PartName): LazyExoticComponent<ComponentType> {
  const key = `${name.container}/${name.kind}/${name.key}#${loader.attempt(name.container)}`;
  const parts: LazyParts = partsOf.get(loader) ?? new Map();
  partsOf.set(loader, parts);
  const part = parts.get(key) ?? lazy(() => loadPart(loader, name));
  parts.set(key, part);
  return part;
}
