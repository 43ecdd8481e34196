import type { MymStatus } from '../wire/enums.ts';
import type { Boot } from './boot.ts';
import type { FormLine, PageForm } from './page-forms.ts';

/** As much of a `Response` as a call of an operation reads. */
export interface ServerAnswer {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** Calls the BFF's own address of an operation without leaving the process. */
export type ServerFetch = (
  path: string,
  call: { method: string; headers: Record<string, string>; body: unknown; signal: AbortSignal },
) => Promise<ServerAnswer>;

/** A thing of schema.org. */
export type JsonLd = { '@type': string | string[] } & { [property: string]: unknown };

/** One element of a page's head, as data: who draws it escapes it. */
export type HeadTag =
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; type?: string; sizes?: string };

/** The picture that a page's first view is mostly made of, as its element names it. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

export interface PageHead {
  /** As the browser's tab has it. */
  title: string;
  /** One sentence for search engines and messengers; the brand's where it is left out. */
  description?: string;
  /** What else it says, to search engines, messengers and phones. An icon among them stands for the brand's. */
  tags?: readonly HeadTag[];
  /** What it is about, as structured data. */
  things?: readonly JsonLd[];
  /** Asked for before the page's body is there. */
  picture?: FirstPicture;
}

/** Where a shop's canonical addresses are: never taken from a request. */
export interface Place {
  /** Origin of the brand that the shop belongs to. */
  origin: string;
}

/** What a screen found out when its data was asked for on the server. */
export interface LoadedPage {
  status: number;
  head: PageHead;
  /** It is for whoever has its address only, and is never kept. Default false. */
  personal?: boolean;
  /** Path and query below the base path where the form that was sent leads, instead of this page. */
  leadsTo?: string;
  /** What of the form's cart has been ordered: it is taken out. */
  ordered?: readonly FormLine[];
  /** What the page that it leads to gets as its form's `left`, while it is opened in this browser within some minutes. */
  left?: string;
}

/** A page that the server is asked to render. */
export interface PageRequest {
  boot: Boot;
  /** Path and query below the origin. */
  url: string;
  fetch: ServerFetch;
  /** The place of a shop, by its mum status: that of the brand which such shops belong to. */
  placeOf: (status: MymStatus) => Place;
  /** What a form brings; nothing on pages that are the same for everyone. */
  form?: PageForm | undefined;
  /** Ends the rendering when it takes too long. */
  signal: AbortSignal;
}

/** Everything of a rendered page but the document around it. */
interface RenderedPage {
  /** Markup of the page's root. */
  html: string;
  /** Style elements in their order; `ids` is the value of `data-emotion`, null for the sheet of the whole document. */
  styles: { ids: string | null; css: string }[];
  /** The store's state for the browser. */
  state: object;
}

/** A page whose data is there. */
export interface OpenedPage extends LoadedPage {
  render(): Promise<RenderedPage>;
}
