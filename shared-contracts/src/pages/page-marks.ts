// Names that the BFF writes into a page or reads from its request, and the browser the other way round.

/** Cookie with the visitor's theme: the browser writes it, the BFF reads it to put the theme into the first byte of a page. */
export const themeCookieName = 'b2b_theme';

/** Cookie with the brand that the debug dialog asked for; only the testing stage reads it. */
export const debugBrandCookieName = 'b2b_debug_brand';

/** Element with what every page knows, as JSON. */
export const bootElementId = 'b2b-boot';

/** Attribute of that element: the page's token, by which the BFF knows what the page was given when it reports or calls. */
export const pageTokenAttribute = 'data-token';

/** Element with the store's state of a page that was rendered on the server, as JSON; absent where the browser renders it. */
export const stateElementId = 'b2b-state';

/** Attribute of the page's root element: the shop that the page's address names, where the BFF has found that there is none. */
export const unknownShopAttribute = 'data-unknown-shop';

/** Attribute of a rendered page's body, until its first picture has been shown: what stands below the first view waits for that. */
export const pictureFirstAttribute = 'data-picture-first';

/** Event of the window: the shell has hydrated the page that the server rendered. */
export const hydratedEvent = 'b2b:taken-over';

/** Event of the window: a part of a page that can be read did not come. Its `detail` is a function that tries again. */
export const pageTroubleEvent = 'b2b:trouble';

/** Element beside the page's root that says what a page without working scripts cannot do. */
export const lateNoticeId = 'b2b-late';

/** Attribute of the page's root element from when its scripts are known not to come; until they do. */
export const withoutScriptsAttribute = 'data-without-scripts';

/** Attribute of what says in its own place that the page's scripts did not come: no other word is needed then. */
export const saidInPlaceAttribute = 'data-said';

/** Seconds after which a page whose scripts have not come says so. */
export const scriptsPatience = 5;
