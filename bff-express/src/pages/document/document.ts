import {
  type Boot,
  bootElementId,
  type HeadTag,
  type PageHead,
  pictureFirstAttribute,
  type RenderedPage,
  stateElementId,
  unknownShopAttribute,
} from 'shared-contracts';
import { officeGround, type ServedBrand } from '../../brands/index.ts';
import { officeMarks } from '../../brands/office-marks.ts';
import type { Area } from '../../releases/page-routes.ts';
import { texts } from '../../texts.ts';
import { escapeCss, escapeHtml, escapeJson } from './escape.ts';
import { drawTag, preloadOf, structuredDataOf } from './head-tags.ts';
import { lateNotice, lateNoticeStyle, lateScripts, noticeScript } from './page-script.ts';

/** A file worth asking for before the page's scripts ask for it. */
export interface Hint {
  as: 'script' | 'font';
  href: string;
}

export interface Page {
  boot: Boot;
  brand: ServedBrand;
  nonce: string;
  hints: readonly Hint[];
  /** Address of the host's first script; null while nothing is released. */
  main: string | null;
  /** The back office has a ground of its own. */
  area: Area;
  /** The shop that the address names where there is none; null for every other page. */
  unknownShop: string | null;
  /** What is known of the page; null where the browser finds out. */
  head: PageHead | null;
}

const fontOf = ({ href }: Hint) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
const isScript = ({ as }: Hint) => as === 'script';

/** The scripts of a page that cannot be read without them. */
const earlyScripts = ({ main, hints, nonce }: Page): string => {
  const preloads = hints
    .filter(isScript)
    .map(({ href }) => `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}">`);
  return `${preloads.join('')}<script src="${escapeHtml(main ?? '')}" defer nonce="${nonce}"></script>`;
};

/**
 * The first part of the document that every page is: brand, theme, title, what will be loaded, the host's script. It can be sent before
 * the page is rendered. Everything that is not markup of ours is escaped.
 */
export function documentStart(page: Page): string {
  const { boot, brand, nonce, hints, main, area, unknownShop, head } = page;
  const ground = (area === 'office' ? officeGround : brand.ground)[boot.theme];
  const attributes = [
    `data-brand="${escapeHtml(brand.id)}" data-theme="${boot.theme}" data-font="raleway"`,
    ...(area === 'office' ? ['data-area="office"'] : []),
    ...(unknownShop === null ? [] : [`${unknownShopAttribute}="${escapeHtml(unknownShop)}"`]),
  ].join(' ');
  const parts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${ground}">`,
    `<meta name="color-scheme" content="${boot.theme}">`,
    `<title>${escapeHtml(head?.title ?? texts.title(brand.name))}</title>`,
    ...(head?.picture ? [preloadOf(head.picture)] : []),
    // Text is there in a fallback of the same measure: the picture comes first.
    ...(head?.picture ? [] : hints.filter((hint) => !isScript(hint)).map(fontOf)),
    `<meta name="description" content="${escapeHtml(head?.description ?? brand.description)}">`,
    ...tagsOf(head, brand).map(drawTag),
    ...(area === 'office' ? officeMarks(brand).map(drawTag) : []),
    main ? '' : '<meta http-equiv="refresh" content="3">',
    // What can be read leaves the network to what is read.
    main && head === null ? earlyScripts(page) : '',
    `<style nonce="${nonce}">html{background:${ground};color-scheme:${boot.theme}}${main ? lateNoticeStyle : ''}</style>`,
  ];
  return `<!doctype html><html lang="ru" ${attributes}><head>${parts.join('')}`;
}

/** A page that says nothing of icons has the brand's. */
function tagsOf(head: PageHead | null, brand: ServedBrand): readonly HeadTag[] {
  const tags = head?.tags ?? [];
  const hasIcon = tags.some((tag) => tag.tag === 'link' && tag.rel === 'icon');
  return hasIcon ? tags : [{ tag: 'link', rel: 'icon', type: 'image/svg+xml', href: brand.logo }, ...tags];
}

const styleOf =
  (nonce: string) =>
  ({ ids, css }: RenderedPage['styles'][number]) =>
    `<style nonce="${nonce}"${ids === null ? '' : ` data-emotion="${escapeHtml(ids)}"`}>${escapeCss(css)}</style>`;

const dataOf = (nonce: string, id: string, value: unknown): string =>
  `<script type="application/json" id="${id}" nonce="${nonce}">${escapeJson(value)}</script>`;

/**
 * The rest of the document.
 * @param rendered the page as the server rendered it; null where the browser renders it
 */
export function documentEnd(page: Page, rendered: RenderedPage | null): string {
  const { boot, nonce, hints, main, head } = page;
  const styles = rendered?.styles.map(styleOf(nonce)).join('') ?? '';
  const bootData = dataOf(nonce, bootElementId, boot);
  if (!main) return `${bootData}</head><body><p>${texts.starting}</p></body></html>`;
  if (!rendered) {
    // It was to be read, and could not be rendered.
    const scripts = head === null ? '' : earlyScripts(page);
    const notice = `${lateNotice(true)}${noticeScript(nonce)}`;
    return `${scripts}${structuredDataOf(head, nonce)}${bootData}</head><body><div id="root"></div><noscript><p>${texts.withoutScript}</p></noscript>${notice}</body></html>`;
  }
  // What is read comes before what only scripts need.
  const data = structuredDataOf(head, nonce) + bootData + dataOf(nonce, stateElementId, rendered.state);
  const files = hints.filter(isScript).map(({ href }) => href);
  const body = head?.picture ? `<body ${pictureFirstAttribute}>` : '<body>';
  return `${styles}</head>${body}<div id="root">${rendered.html}</div>${lateNotice(false)}${data}${lateScripts(main, files, nonce)}</body></html>`;
}

/** A document that the browser fills. */
export const renderDocument = (page: Page): string => documentStart(page) + documentEnd(page, null);
