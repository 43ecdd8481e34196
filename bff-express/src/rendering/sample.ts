import type { ContainerName, LoadedPage, PageRequest } from 'shared-contracts';
import type { PageAddress } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { RenderedMarkup, SentAnswer, SentCall } from './messages.ts';

export type OnFault = (container: ContainerName | null, why: string) => void;

export type PageFetch = (path: string, call: SentCall) => Promise<Extract<SentAnswer, { ok: boolean }>>;

export type PageToRender = Omit<PageRequest, 'fetch'> & { fetch: PageFetch };

export interface PageWithData extends LoadedPage {
  render(): Promise<RenderedMarkup>;
}

export interface Sample {
  remote: ContainerName;
  isMadeUp: boolean;
  request(): PageToRender;
}

export interface Samples {
  note(address: PageAddress, url: string): void;
  of(snapshot: Snapshot): Sample[];
}
