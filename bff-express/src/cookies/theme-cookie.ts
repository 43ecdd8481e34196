import { parseCookie } from 'cookie';
import { type Theme, themeCookieName, themes } from 'shared-contracts';

export function themeOf(cookieHeader: string | undefined, fallback: Theme): Theme {
  const value = cookieHeader?.includes(themeCookieName) ? parseCookie(cookieHeader)[themeCookieName] : undefined;
  return themes.find((theme) => theme === value) ?? fallback;
}
