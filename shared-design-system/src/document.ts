/**
 * Tokens as CSS text: what the head of a page holds before any component is shown. The part of the public surface (`index.ts`) that a page
 * rendered by the server does without, since it came with them: the server, a page that the browser makes, and previews take it.
 */

export { fontFaceCss, fontPreloads } from './fonts/faces.ts';
export { brandTokens, scopedShopCss, shopCss, tokensCss } from './tokens/css.ts';
export { documentCss } from './tokens/document.ts';
export { colourThemeMain, defaultMainColor, mainColourOf } from './tokens/main-colour.ts';
