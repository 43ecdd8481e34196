import { cookieScope, type Site } from './site.ts';

/** The name of a cookie that only servers read, with the prefix where a browser takes it (decision 3.12). */
export const cookieName = (site: Site, name: string): string =>
  cookieScope(site) === 'host' ? `__Host-${name}` : name;

/** What such a cookie has besides its value and age. */
export const cookieAttributes = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: cookieScope(site) === 'host' }) as const;
