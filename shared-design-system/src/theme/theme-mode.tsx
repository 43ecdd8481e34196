import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Theme, themeCookieName } from 'shared-contracts';
import { usePageEffect } from '../hooks/use-page-effect.ts';

/** Milliseconds (7 h 12 min), as the specification sets it. */
export const themeCookieLifetime = 2.592e7;

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

export function themeOfPage(): Theme {
  const value = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return isTheme(value) ? value : 'light';
}

const localHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/;

/** The text for `document.cookie`. Secure, except on a plain-http page of another machine, where the browser would drop it (decision 3.12). */
export function themeCookie(theme: Theme, page: Pick<Location, 'protocol' | 'hostname'>): string {
  const secure = page.protocol === 'https:' || localHost.test(page.hostname) ? '; secure' : '';
  return `${themeCookieName}=${theme}; path=/; max-age=${themeCookieLifetime / 1000}; samesite=lax${secure}`;
}

function remember(page: Document, theme: Theme): void {
  page.cookie = themeCookie(theme, page.location);
}

interface ThemeMode {
  theme: Theme;
  toggle: () => void;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeMode>({ theme: 'light', toggle: () => {}, setTheme: () => {} });

export const useTheme = (): ThemeMode => useContext(ThemeContext);

export function ThemeModeProvider({ theme: given, children }: { theme?: Theme; children: ReactNode }) {
  const [theme, setState] = useState<Theme>(given ?? themeOfPage);
  usePageEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const mode = useMemo<ThemeMode>(() => {
    const setTheme = (next: Theme) => {
      remember(document, next);
      setState(next);
    };
    return { theme, setTheme, toggle: () => setTheme(theme === 'light' ? 'dark' : 'light') };
  }, [theme]);
  return <ThemeContext.Provider value={mode}>{children}</ThemeContext.Provider>;
}
