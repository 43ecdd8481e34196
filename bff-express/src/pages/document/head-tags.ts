import type { FirstPicture, HeadTag, PageHead } from 'shared-contracts';
import { escapeHtml, escapeJson } from './escape.ts';

const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');

export function drawTag(tag: HeadTag): string {
  if (tag.tag === 'link') {
    const { rel, href, type, sizes } = tag;
    return `<link${attributes({ rel, type, sizes, href })}>`;
  }
  const key = 'name' in tag ? { name: tag.name } : { property: tag.property };
  return `<meta${attributes({ ...key, content: tag.content })}>`;
}

export const preloadOf = ({ srcSet, sizes }: FirstPicture): string =>
  `<link rel="preload" as="image"${attributes({ imagesrcset: srcSet, imagesizes: sizes })} fetchpriority="high">`;

export function structuredDataOf(head: PageHead | null, nonce: string): string {
  const items = head?.things ?? [];
  if (items.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return `<script type="application/ld+json" nonce="${nonce}">${escapeJson(graph)}</script>`;
}
