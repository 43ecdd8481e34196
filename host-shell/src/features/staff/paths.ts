export const adminPath = '/admin';

export const staffSignInPath = (from: string): string =>
  from === adminPath ? '/admin/sign-in' : `/admin/sign-in?next=${encodeURIComponent(from)}`;

export const staffNextPath = (next: string | null): string =>
  next && /^\/admin(?:[/?#][^\\\s]*)?$/.test(next) && !next.includes('//') ? next : adminPath;
