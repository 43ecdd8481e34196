/**
 * Tokens as CSS text for the head of a page. The part of the public surface (`index.ts`) that a page rendered by the server does not load, since its
 * head has them: the server, a page that the browser renders, and previews load it.
 */

export { fontFaceCss, fontPreloads } from './fonts/faces.ts';
export { brandTokens, scopedShopCss, shopCss, tokensCss } from './tokens/css.ts';
export { documentCss } from './tokens/document.ts';
export { colourThemeMain, defaultMainColor, mainColourOf } from './tokens/main-colour.ts';
