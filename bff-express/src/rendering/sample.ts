import type { ContainerName, LoadedPage, PageRequest } from 'shared-contracts';
import type { PageAddress } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { MadeMarkup, SentAnswer, SentCall } from './messages.ts';

/** Tells who is to blame: a container of the snapshot, null where nobody can tell. */
export type OnFault = (container: ContainerName | null, why: string) => void;

/** How the BFF makes a page's calls. Rejects with a ForbiddenCall where a page may not ask for it. */
export type PageFetch = (path: string, call: SentCall) => Promise<Extract<SentAnswer, { ok: boolean }>>;

/** A page that is to be rendered in another process. */
export type PageToRender = Omit<PageRequest, 'fetch'> & { fetch: PageFetch };

/** A page whose data is there. */
export interface PageWithData extends LoadedPage {
  render(): Promise<MadeMarkup>;
}

/** A page of a remote, by which its bundle is tried. */
export interface Sample {
  remote: ContainerName;
  /** Its address was made up, so that its data may make no sense. */
  isMadeUp: boolean;
  request(): PageToRender;
}

/** Pages by which releases are tried before they are served: of each rendered route the one that was last made well. */
export interface Samples {
  /** Remembers a page that was rendered well. */
  note(address: PageAddress, url: string): void;
  of(snapshot: Snapshot): Sample[];
}
