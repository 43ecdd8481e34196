/** Where staff begin. */
export const adminPath = '/admin';

/** Address of staff's sign-in that leads back to a page. */
export const staffSignInPath = (from: string): string =>
  from === adminPath ? '/admin/sign-in' : `/admin/sign-in?next=${encodeURIComponent(from)}`;

/** Where to go after signing in: the page of staff that was asked for, and no other place (decision 1.3). */
export const nextOfStaff = (next: string | null): string =>
  next && /^\/admin(?:[/?#][^\\\s]*)?$/.test(next) && !next.includes('//') ? next : adminPath;
