import { cookieScope, type Site } from './site.ts';

export const cookieName = (site: Site, name: string): string =>
  cookieScope(site) === 'host' ? `__Host-${name}` : name;

export const cookieAttributes = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: cookieScope(site) === 'host' }) as const;
