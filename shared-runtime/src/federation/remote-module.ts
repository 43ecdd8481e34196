import type { ComponentType } from 'react';
import type { LoadedPage, PageRequest } from 'shared-contracts';
import type { Reads } from '../reads/reads.ts';

/** What `import()` of a screen or a slot's component gives. */
export type LazyModule = () => Promise<{ default: ComponentType }>;

/** What `import()` of a slot's component gives; who offers the slot says which properties it has. */
export type LazySlot = () => Promise<{ default: ComponentType<never> }>;

/**
 * The only module a remote exposes (`src/index.ts`). The keys are what its `remote.json` names in `routes` and `slots`;
 * the build fails when one of them is missing here.
 */
export interface RemoteModule {
  screens: Record<string, LazyModule>;
  slots?: Record<string, LazySlot>;
}

/** A page that is opened on the server. */
export interface PageToLoad {
  /** What its screen finds there already, once it has been asked for. */
  reads: Reads;
  /** What people read as the brand's name. */
  brandName: string;
  /** What its route's parameters stand for. */
  params: Readonly<Record<string, string | undefined>>;
  /** Path below the base path. */
  pathname: string;
  search: URLSearchParams;
  /** Where a shop's canonical addresses are. */
  placeOf: PageRequest['placeOf'];
  /** What a browser without scripts brings. */
  form?: PageRequest['form'];
}

/** Asks for everything that a screen needs to be shown, as the screen itself would; says what the page is. */
export type LoadPage = (page: PageToLoad) => Promise<LoadedPage>;

/** What the bundle for the server (`src/server.ts`) of a remote exports whose screens are rendered there. */
export interface ServerRemote {
  screens: RemoteModule['screens'];
  loaders: Record<string, LoadPage>;
}
