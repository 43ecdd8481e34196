import type { ComponentType } from 'react';
import type { LoadedPage, PageRequest } from 'shared-contracts';
import type { Reads } from '../reads/reads.ts';

export type LazyModule = () => Promise<{ default: ComponentType }>;

export type LazySlot = () => Promise<{ default: ComponentType<never> }>;

/**
 * The only module a remote exposes (`src/index.ts`). The keys are what its `remote.json` names in `routes` and `slots`;
 * the build fails when one of them is missing here.
 */
export interface RemoteModule {
  screens: Record<string, LazyModule>;
  slots?: Record<string, LazySlot>;
}

export interface PageToLoad {
  reads: Reads;
  brandName: string;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: URLSearchParams;
  placeOf: PageRequest['placeOf'];
  form?: PageRequest['form'];
}

/** Loads everything that a screen reads when it is rendered, and returns what its page is. */
export type LoadPage = (page: PageToLoad) => Promise<LoadedPage>;

export interface ServerRemote {
  screens: RemoteModule['screens'];
  loaders: Record<string, LoadPage>;
}
