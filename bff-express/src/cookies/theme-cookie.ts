import { type Theme, themeCookieName, themes } from 'shared-contracts';
import type { Cookies } from './cookies.ts';

export function themeOf(cookies: Cookies, fallback: Theme): Theme {
  const value = cookies.get(themeCookieName);
  return themes.find((theme) => theme === value) ?? fallback;
}
