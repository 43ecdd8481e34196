import { cookieScope, type Site } from './site.ts';

export const cookieName = (site: Site, name: string, prefix = '__Host-'): string =>
  cookieScope(site) === 'host' ? prefix + name : name;

export const cookieAttributes = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: cookieScope(site) === 'host' }) as const;
