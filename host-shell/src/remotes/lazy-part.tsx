import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ContainerName } from 'shared-contracts';
import type { LazyModule, RemoteModule } from 'shared-runtime/page';
import { LoadError, type Loaded } from '../federation/load-result.ts';
import type { Loader } from '../federation/loader.ts';

export interface PartName {
  container: ContainerName;
  kind: 'screens' | 'slots';
  key: string;
}

interface Part {
  Component: ComponentType | LazyExoticComponent<ComponentType>;
  ready: boolean;
}

const partsByLoader = new WeakMap<Loader<RemoteModule>, Map<string, Part>>();

function partsOf(loader: Loader<RemoteModule>): Map<string, Part> {
  const parts = partsByLoader.get(loader) ?? new Map<string, Part>();
  partsByLoader.set(loader, parts);
  return parts;
}

const keyOf = (loader: Loader<RemoteModule>, { container, kind, key }: PartName, attempt = loader.attempt(container)) =>
  `${container}/${kind}/${key}#${attempt}`;

const partOf = (loader: Loader<RemoteModule>, loaded: Loaded<RemoteModule>, { container, kind, key }: PartName) =>
  loader.part(loaded, container, async () => {
    const get = loaded.value[kind]?.[key];
    if (!get) throw new Error(`exposes no ${kind}.${key}`);
    // The props of a slot's component are agreed between its remote and the screen with the slot, so they are untyped here.
    return get() as ReturnType<LazyModule>;
  });

async function loadPart(loader: Loader<RemoteModule>, name: PartName) {
  const loaded = await loader.load(name.container);
  if (!loaded.ok) throw new LoadError(loaded);
  const part = await partOf(loader, loaded, name);
  if (!('ok' in part)) return part;
  const before = await loader.fallBack(part);
  const instead = before.ok ? await partOf(loader, before, name) : part;
  if ('ok' in instead) throw new LoadError(instead);
  return instead;
}

/**
 * The component of a part, loaded when it is first shown. Cached by part and attempt: React needs the same component in every render, and a retry
 * needs another one, since a lazy component keeps its failure for ever.
 */
export function lazyPart(loader: Loader<RemoteModule>, name: PartName, attempt: number): Part['Component'] {
  const parts = partsOf(loader);
  const key = keyOf(loader, name, attempt);
  let part = parts.get(key);
  if (!part) {
    const load = async () => {
      const loaded = await loadPart(loader, name);
      entry.ready = true;
      return loaded;
    };
    const entry: Part = { Component: lazy(load), ready: false };
    part = entry;
    parts.set(key, part);
  }
  return part.Component;
}

export const isPrepared = (loader: Loader<RemoteModule>, name: PartName): boolean =>
  partsOf(loader).get(keyOf(loader, name))?.ready ?? false;

/**
 * Loads a part before it is shown, so that rendering it does not suspend: before hydration, before a navigation replaces the present page, and on the
 * server.
 */
export async function preparePart(loader: Loader<RemoteModule>, name: PartName): Promise<void> {
  const { default: Component } = await loadPart(loader, name);
  // A component that is shown already is not replaced: React would mount it anew.
  if (!isPrepared(loader, name)) partsOf(loader).set(keyOf(loader, name), { Component, ready: true });
}
