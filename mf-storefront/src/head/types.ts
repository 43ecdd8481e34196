import type { Preview } from 'shared-contracts';

/** One element of a page's head, as data: the caller escapes and draws it. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; type?: string }
  | { tag: 'json-ld'; data: JsonLd };

/** A thing of schema.org. */
export type JsonLd = { '@type': string | string[] } & { [property: string]: unknown };

/** Where a page stands. */
export interface Place {
  /** Origin of the brand that the shop belongs to: canonical addresses begin with it, never with the `Host` header. */
  origin: string;
  /** What people read of the brand. */
  brandName: string;
}

/** A picture of a page, for messengers. */
export type HeadPicture = Pick<Preview, 'link' | 'width' | 'height'>;
