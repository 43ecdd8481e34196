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
    // What a slot's component needs is between its remote and whoever offers the slot.
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
 * The component of a part, loaded when it is first shown. Kept for the page by part and attempt: React asks for it in every render,
 * and after a failure another attempt must be another component, since a lazy one remembers its failure for ever.
 */
export function lazyPart(loader: Loader<RemoteModule>, name: PartName, attempt: number): Part['Component'] {
  const parts = partsOf(loader);
  const key = keyOf(loader, name, attempt);
  let part = parts.get(key);
  if (!part) {
    const load = async () => {
      const loaded = await loadPart(loader, name);
      made.ready = true;
      return loaded;
    };
    const made: Part = { Component: lazy(load), ready: false };
    part = made;
    parts.set(key, part);
  }
  return part.Component;
}

export const isPrepared = (loader: Loader<RemoteModule>, name: PartName): boolean =>
  partsOf(loader).get(keyOf(loader, name))?.ready ?? false;

/**
 * Loads a part before it is shown, so that showing it waits for nothing: where markup of the server is hydrated, where a page stays until
 * the next one is there, and on the server.
 * @throws LoadError where it does not load
 */
export async function preparePart(loader: Loader<RemoteModule>, name: PartName): Promise<void> {
  const { default: Component } = await loadPart(loader, name);
  // What is shown already stays the component that it is.
  if (!isPrepared(loader, name)) partsOf(loader).set(keyOf(loader, name), { Component, ready: true });
}
