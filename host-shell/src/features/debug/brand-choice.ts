import { debugBrandCookieName } from 'shared-contracts';

/**
 * The text for `document.cookie` that asks the BFF of the testing stage for a brand: a session cookie of this host. Other stages ignore it.
 * @param brand id of the brand; null deletes the cookie, so that the host decides again
 */
export const brandCookie = (brand: string | null): string =>
  `${debugBrandCookieName}=${brand ?? ''}; path=/b2b; samesite=lax${brand === null ? '; max-age=0' : ''}`;
