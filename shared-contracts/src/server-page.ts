import type { Boot } from './boot.ts';

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

/** What the head of a page says of it. */
export interface PageHead {
  /** As the browser's tab has it. */
  title: string;
  /** One sentence for search engines and messengers; the brand's where it is left out. */
  description?: string;
}

/** What a screen found out when its data was asked for on the server. */
export interface LoadedPage {
  /** HTTP status of the page. */
  status: number;
  head: PageHead;
  /** It is for whoever has its address only, and is never kept. Default false. */
  personal?: boolean;
}

/** A page that the server is asked to render. */
export interface PageRequest {
  boot: Boot;
  /** Path and query below the origin. */
  url: string;
  fetch: ServerFetch;
  /** Ends the rendering when it takes too long. */
  signal: AbortSignal;
}

/** Everything of a rendered page but the document around it. */
export interface RenderedPage {
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
