import type { MymStatus } from '../wire/enums.ts';
import type { Boot } from './boot.ts';
import type { FormLine, PageForm } from './page-forms.ts';

export interface ServerAnswer {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** Calls an operation by its public path on the BFF, but without an HTTP request to the BFF itself. */
export type ServerFetch = (
  path: string,
  call: { method: string; headers: Record<string, string>; body: unknown; signal: AbortSignal },
) => Promise<ServerAnswer>;

export type JsonLd = { '@type': string | string[] } & { [property: string]: unknown };

export type HeadTag =
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; type?: string; sizes?: string };

export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

export interface PageHead {
  title: string;
  description?: string;
  tags?: readonly HeadTag[];
  things?: readonly JsonLd[];
  picture?: FirstPicture;
}

export interface ShopOrigin {
  origin: string;
}

export interface LoadedPage {
  status: number;
  head: PageHead;
  /** The page is only for the holder of its address, and is never cached. Default false. */
  personal?: boolean;
  leadsTo?: string;
  ordered?: readonly FormLine[];
  left?: string;
}

export interface PageRequest {
  boot: Boot;
  url: string;
  fetch: ServerFetch;
  placeOf: (status: MymStatus) => ShopOrigin;
  form?: PageForm | undefined;
  signal: AbortSignal;
}

interface RenderedPage {
  html: string;
  /** Style elements in their order; `ids` is the value of `data-emotion`, null for the sheet of the whole document. */
  styles: { ids: string | null; css: string }[];
  state: object;
}

export interface OpenedPage extends LoadedPage {
  render(): Promise<RenderedPage>;
}
