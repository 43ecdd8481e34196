import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import type { Theme } from 'shared-contracts';
import { ConfirmProvider } from './components/confirm-dialog/confirm-context.tsx';
import { ModalManagerProvider } from './components/modal/modal-context.tsx';
import { ToastProvider } from './components/toasts/toasts.tsx';
import { BrandContext } from './theme/brand.tsx';
import { type LinkComponent, LinkComponentContext } from './theme/link-component.ts';
import { type Sheets, SheetsContext, useSheets } from './theme/sheets.ts';
import { createStyleCache } from './theme/style-cache.ts';
import { ThemeModeProvider } from './theme/theme-mode.tsx';
import type { BrandLook } from './tokens/brand.ts';

export interface DesignSystemProviderProps {
  brand: BrandLook;
  theme?: Theme;
  nonce?: string;
  /** A cache of one's own (server rendering); wins over `nonce`. */
  cache?: EmotionCache;
  linkComponent?: LinkComponent;
  /** Left out, they are loaded once something has to be styled that the page did not come with. */
  sheets?: Sheets;
  /** 'render' (default) puts tokens and base sheet into the tree; 'present': the page's head has the `documentCss` of its brand already. */
  documentStyles?: 'render' | 'present';
  children: ReactNode;
}

function DocumentStyles({ brand }: { brand: BrandLook }) {
  const sheets = useSheets();
  const css = useMemo(() => sheets?.documentCss(brand), [sheets, brand]);
  return css === undefined ? null : <Global styles={css} />;
}

export function DesignSystemProvider(props: DesignSystemProviderProps) {
  const { brand, theme, nonce, cache, linkComponent, sheets = null, documentStyles = 'render', children } = props;
  const styleCache = useMemo(() => cache ?? createStyleCache(nonce), [cache, nonce]);
  return (
    <CacheProvider value={styleCache}>
      <BrandContext.Provider value={brand}>
        <LinkComponentContext.Provider value={linkComponent ?? null}>
          <ThemeModeProvider {...(theme === undefined ? {} : { theme })}>
            <SheetsContext.Provider value={sheets}>
              {documentStyles === 'render' ? <DocumentStyles brand={brand} /> : null}
              <ModalManagerProvider>
                <ToastProvider>
                  <ConfirmProvider>{children}</ConfirmProvider>
                </ToastProvider>
              </ModalManagerProvider>
            </SheetsContext.Provider>
          </ThemeModeProvider>
        </LinkComponentContext.Provider>
      </BrandContext.Provider>
    </CacheProvider>
  );
}
