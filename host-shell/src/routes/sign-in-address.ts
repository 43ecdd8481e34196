/** Where people sign in, below the base path. */
export const signInPath = '/merchant/sign-in';

/** The sign-in page that leads back to where somebody wanted to go. */
export const signInAddress = (wanted: string): string => `${signInPath}?${new URLSearchParams({ next: wanted })}`;

/**
 * The page asked for before the sign-in, below the base path; null where there is none, or where it would lead out of the
 * product.
 */
export function wantedPage(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/')) return null;
  // What a browser would read as another host: `//host`, `/\host`, control characters in between.
  const origin = 'http://here.invalid';
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith(signInPath))
    return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
