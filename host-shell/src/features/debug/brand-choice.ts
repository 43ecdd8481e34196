import { debugBrandCookieName } from 'shared-contracts';

/**
 * The text for `document.cookie` that asks the BFF of the testing stage for a brand. It goes with the browser's session and stays on
 * this host; every other stage ignores it.
 * @param brand id of the brand; null: the host decides again
 */
export const brandCookie = (brand: string | null): string =>
  `${debugBrandCookieName}=${brand ?? ''}; path=/b2b; samesite=lax${brand === null ? '; max-age=0' : ''}`;
