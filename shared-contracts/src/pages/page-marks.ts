// Names of elements, attributes, events and cookies that the BFF and the browser share: one side writes them, the other reads them.

export const themeCookieName = 'b2b_theme';

export const debugBrandCookieName = 'b2b_debug_brand';

export const bootElementId = 'b2b-boot';

export const pageTokenAttribute = 'data-token';

export const stateElementId = 'b2b-state';

export const unknownShopAttribute = 'data-unknown-shop';

export const pictureFirstAttribute = 'data-picture-first';

export const hydratedEvent = 'b2b:taken-over';

export const pageTroubleEvent = 'b2b:trouble';

export const lateNoticeId = 'b2b-late';

export const withoutScriptsAttribute = 'data-without-scripts';

export const inlineFallbackAttribute = 'data-said';

export const scriptsTimeoutSeconds = 5;
