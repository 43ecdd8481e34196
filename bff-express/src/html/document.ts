import { type Boot, bootElementId, unknownShopAttribute } from 'shared-contracts';
import type { ServedBrand } from '../brands/index.ts';
import { texts } from '../texts.ts';

/** A file worth asking for before the page's scripts ask for it. */
export interface Hint {
  as: 'script' | 'font';
  href: string;
}

/** What a document is made of. */
export interface Page {
  boot: Boot;
  brand: ServedBrand;
  nonce: string;
  hints: readonly Hint[];
  /** Address of the host's first script; null while nothing is released. */
  main: string | null;
  /** The back office has a ground of its own. */
  area: 'office' | 'shop';
  /** The shop that the address names where there is none; null for every other page. */
  unknownShop: string | null;
}

const officeGround = { light: '#f3f3f5', dark: '#121215' } as const;

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? '');

/** JSON that cannot end the script element it stands in, and is still the same JSON. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const hintOf =
  (nonce: string) =>
  ({ as, href }: Hint) =>
    as === 'font'
      ? `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`
      : `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}">`;

/**
 * The document that every page begins with: brand, theme, releases and the host's script. Everything that is not markup of ours is
 * escaped.
 */
export function renderDocument({ boot, brand, nonce, hints, main, area, unknownShop }: Page): string {
  const ground = (area === 'office' ? officeGround : brand.ground)[boot.theme];
  const attributes = [
    `data-brand="${escapeHtml(brand.id)}" data-theme="${boot.theme}" data-font="raleway"`,
    ...(area === 'office' ? ['data-area="office"'] : []),
    ...(unknownShop === null ? [] : [`${unknownShopAttribute}="${escapeHtml(unknownShop)}"`]),
  ].join(' ');
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${ground}">`,
    `<meta name="color-scheme" content="${boot.theme}">`,
    `<meta name="description" content="${escapeHtml(brand.description)}">`,
    `<title>${escapeHtml(texts.title(brand.name))}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(brand.logo)}">`,
    ...hints.map(hintOf(nonce)),
    `<style nonce="${nonce}">html{background:${ground};color-scheme:${boot.theme}}</style>`,
    `<script type="application/json" id="${bootElementId}" nonce="${nonce}">${escapeJson(boot)}</script>`,
    main
      ? `<script src="${escapeHtml(main)}" defer nonce="${nonce}"></script>`
      : '<meta http-equiv="refresh" content="3">',
  ];
  const body = main ? `<div id="root"></div><noscript>${texts.withoutScript}</noscript>` : `<p>${texts.starting}</p>`;
  return `<!doctype html><html lang="ru" ${attributes}><head>${head.join('')}</head><body>${body}</body></html>`;
}
