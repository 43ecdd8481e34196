export const officePath = '/merchant';

/**
 * Where to go after signing in: the page asked for, if it is one of ours.
 * @param next value of `?next=`, a path below the base path
 * @returns a path that cannot lead to another site
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/') || /[\\\s]|^\/\//.test(next)) return officePath;
  const base = 'http://shop.invalid';
  const url = new URL(next, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : officePath;
}

export const signInPath = (from: string): string =>
  from === officePath ? '/merchant/sign-in' : `/merchant/sign-in?next=${encodeURIComponent(from)}`;
