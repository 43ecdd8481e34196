import type { FirstPicture, HeadTag, PageHead } from 'shared-contracts';
import { escapeHtml, escapeJson } from './escape.ts';

/** An element's attributes, escaped; what is undefined is left out. */
const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');

/** An element of the head as markup. What its names and texts are is a storefront's affair; that they stay texts is not. */
export function drawTag(tag: HeadTag): string {
  if (tag.tag === 'link') {
    const { rel, href, type, sizes } = tag;
    return `<link${attributes({ rel, type, sizes, href })}>`;
  }
  const key = 'name' in tag ? { name: tag.name } : { property: tag.property };
  return `<meta${attributes({ ...key, content: tag.content })}>`;
}

/** Lets the browser ask for the first picture before it knows where it stands; it takes the same file for the element then. */
export const preloadOf = ({ srcSet, sizes }: FirstPicture): string =>
  `<link rel="preload" as="image"${attributes({ imagesrcset: srcSet, imagesizes: sizes })} fetchpriority="high">`;

/** Structured data, as one block that no browser runs; nothing where there is none. */
export function structuredDataOf(head: PageHead | null, nonce: string): string {
  const things = head?.things ?? [];
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json" nonce="${nonce}">${escapeJson(graph)}</script>`;
}
