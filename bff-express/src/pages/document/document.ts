import {
  type Boot,
  bootElementId,
  type HeadTag,
  inlineFallbackAttribute,
  needsScriptsAttribute,
  type PageHead,
  pageTokenAttribute,
  pictureFirstAttribute,
  stateElementId,
  unknownShopAttribute,
} from 'shared-contracts';
import { officeBackground, type ServedBrand } from '../../brands/brands.ts';
import { officeHeadTags } from '../../brands/office-head-tags.ts';
import type { Area } from '../../releases/page-routes.ts';
import type { RenderedMarkup } from '../../rendering/index.ts';
import { texts } from '../../texts.ts';
import type { DocumentText } from '../compression/index.ts';
import { bootJson } from './boot-json.ts';
import { escapeCss, escapeHtml, escapeJsonText } from './escape.ts';
import { drawTag, preloadOf, structuredDataOf } from './head-tags.ts';
import {
  giveCartScript,
  lateNotice,
  lateNoticeStyle,
  lateScripts,
  noticeScript,
  replaceUrlScript,
} from './page-script.ts';
import type { ReleaseFile } from './release-file.ts';

const needsScriptsStyle = [
  `#root :is(button[type=button]:not(:disabled),[${needsScriptsAttribute}]){display:none!important}`,
  // Without scripts an inline fallback is shown at once instead of after its delay. A rule and no media query, since not every browser knows
  // `scripting`.
  `:has(>[${inlineFallbackAttribute}])>*{animation-delay:0s!important}`,
].join('');

export interface Hint extends ReleaseFile {
  as: 'script' | 'font';
}

export interface Page {
  boot: Boot;
  brand: ServedBrand;
  nonce: string;
  token: string;
  hints: readonly Hint[];
  main: ReleaseFile | null;
  area: Area;
  unknownShop: string | null;
  usuallyRendered: boolean;
  shownPath: string | null;
  shopOfForms: string | null;
  head: PageHead | null;
}

const fontOf = ({ href }: Hint) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
const isScript = ({ as }: Hint) => as === 'script';

/**
 * Attributes of a script. A later request for it must have the same ones, or the browser fetches it again. `crossorigin`: browsers check the
 * integrity only of responses that they may read.
 */
const trusted = ({ integrity }: ReleaseFile, nonce: string): string =>
  `nonce="${nonce}" crossorigin${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

const earlyScripts = (main: ReleaseFile, { hints, nonce }: Page): string => {
  const preloads = hints
    .filter(isScript)
    .map((hint) => `<link rel="preload" as="script" href="${escapeHtml(hint.href)}" ${trusted(hint, nonce)}>`);
  return `${preloads.join('')}<script src="${escapeHtml(main.href)}" defer ${trusted(main, nonce)}></script>`;
};

/** The document up to its head's beginning, which can be sent before the page is rendered. Everything that is not our own markup is escaped. */
export function documentStart(page: Page): string {
  const { boot, brand, nonce, hints, main, area, unknownShop, head } = page;
  const ground = (area === 'office' ? officeBackground : brand.ground)[boot.theme];
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
    // With a first picture no font is preloaded, so that the picture gets the network: text is shown in a fallback font of equal size meanwhile.
    ...(head?.picture ? [] : hints.filter((hint) => !isScript(hint)).map(fontOf)),
    `<meta name="description" content="${escapeHtml(head?.description ?? brand.description)}">`,
    ...tagsOf(head, brand).map(drawTag),
    ...(area === 'office' ? officeHeadTags(brand).map(drawTag) : []),
    main ? '' : '<meta http-equiv="refresh" content="3">',
    // A rendered page can be read without scripts, so its scripts are not loaded here: they would take the network from its content.
    main && head === null ? earlyScripts(main, page) : '',
    `<noscript><style nonce="${nonce}">${needsScriptsStyle}</style></noscript>`,
    `<style nonce="${nonce}">html{background:${ground};color-scheme:${boot.theme}}${main ? lateNoticeStyle : ''}</style>`,
  ];
  return `<!doctype html><html lang="ru" ${attributes}><head>${parts.join('')}`;
}

function tagsOf(head: PageHead | null, brand: ServedBrand): readonly HeadTag[] {
  const tags = head?.tags ?? [];
  const hasIcon = tags.some((tag) => tag.tag === 'link' && tag.rel === 'icon');
  return hasIcon ? tags : [{ tag: 'link', rel: 'icon', type: 'image/svg+xml', href: brand.logo }, ...tags];
}

const styleOf =
  (nonce: string) =>
  ({ ids, css }: RenderedMarkup['styles'][number]): DocumentText[] =>
    ids === null
      ? [`<style nonce="${nonce}">`, { common: escapeCss(css) }, '</style>']
      : [`<style nonce="${nonce}" data-emotion="${escapeHtml(ids)}">${escapeCss(css)}</style>`];

const dataOf = (nonce: string, id: string, json: DocumentText, more = ''): DocumentText[] => [
  `<script type="application/json" id="${id}" nonce="${nonce}"${more}>`,
  json,
  '</script>',
];

export function documentEnd(page: Page, rendered: RenderedMarkup | null): DocumentText[] {
  const { boot, nonce, token, hints, main, head, shownPath, shopOfForms } = page;
  const bootData = dataOf(nonce, bootElementId, { common: bootJson(boot) }, ` ${pageTokenAttribute}="${token}"`);
  if (!main) return [...bootData, `</head><body><p>${texts.starting}</p></body></html>`];
  if (!rendered) {
    // With a head the page was to be rendered, and its scripts to load late. As rendering has failed, the browser needs them now.
    const scripts = head === null ? '' : earlyScripts(main, page);
    const notice = `${lateNotice(true)}${noticeScript(nonce)}`;
    return [
      scripts + structuredDataOf(head, nonce),
      ...bootData,
      `</head><body><div id="root"></div><noscript>${withoutScripts(page)}</noscript>${notice}</body></html>`,
    ];
  }
  return [
    ...rendered.styles.flatMap(styleOf(nonce)),
    `</head>${head?.picture ? `<body ${pictureFirstAttribute}>` : '<body>'}<div id="root">`,
    Buffer.from(rendered.html),
    `</div>${lateNotice(false)}`,
    // Content comes before data that only scripts need.
    structuredDataOf(head, nonce),
    ...bootData,
    ...dataOf(nonce, stateElementId, escapeJsonText(rendered.state)),
    shownPath === null ? '' : replaceUrlScript(shownPath, nonce),
    shopOfForms === null ? '' : giveCartScript(shopOfForms, nonce),
    ...lateScripts([main, ...hints.filter(isScript)], nonce),
    '</body></html>',
  ];
}

const withoutScripts = ({ usuallyRendered }: Page): string =>
  usuallyRendered
    ? `<meta http-equiv="refresh" content="5"><p>${texts.notRendered}</p>`
    : `<p>${texts.withoutScript}</p>`;

const textOf = (text: DocumentText): string =>
  typeof text === 'object' && 'common' in text ? text.common : text.toString();

export const renderDocument = (page: Page): string =>
  [documentStart(page), ...documentEnd(page, null).map(textOf)].join('');
