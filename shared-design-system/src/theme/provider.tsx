import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Theme } from 'shared-contracts';
import { ConfirmProvider } from '../components/confirm-dialog/confirm-context.tsx';
import { ModalManagerProvider } from '../components/modal/modal-context.tsx';
import { ToastProvider } from '../components/toasts/toasts.tsx';
import type { BrandLook } from '../tokens/brand.ts';
import { documentCss } from '../tokens/document.ts';
import { BrandContext } from './brand.tsx';
import { type LinkComponent, LinkComponentContext } from './link-component.ts';
import { createStyleCache } from './style-cache.ts';
import { ThemeModeProvider } from './theme-mode.tsx';

/** Props of {@link DesignSystemProvider}. */
export interface DesignSystemProviderProps {
  brand: BrandLook;
  /** What the server put into `data-theme`; left out: read from `<html>`. */
  theme?: Theme;
  /** Nonce of the Content-Security-Policy for the style elements. */
  nonce?: string;
  /** A cache of one's own (server rendering); wins over `nonce`. */
  cache?: EmotionCache;
  /** The router's link. */
  linkComponent?: LinkComponent;
  /** 'render' (default) puts tokens and base sheet into the tree; 'present': the page's head has {@link documentCss} already. */
  documentStyles?: 'render' | 'present';
  children: ReactNode;
}

function DocumentStyles({ brand }: { brand: BrandLook }): ReactElement {
  const css = useMemo(() => documentCss(brand), [brand]);
  return <Global styles={css} />;
}

/** Once, at the root of a page: styles, brand, theme, the router's link, modals, confirmations and toasts. */
export function DesignSystemProvider(props: DesignSystemProviderProps): ReactElement {
  const { brand, theme, nonce, cache, linkComponent, documentStyles = 'render', children } = props;
  const styleCache = useMemo(() => cache ?? createStyleCache(nonce), [cache, nonce]);
  return (
    <CacheProvider value={styleCache}>
      <BrandContext.Provider value={brand}>
        <LinkComponentContext.Provider value={linkComponent ?? null}>
          <ThemeModeProvider {...(theme === undefined ? {} : { theme })}>
            {documentStyles === 'render' ? <DocumentStyles brand={brand} /> : null}
            <ModalManagerProvider>
              <ToastProvider>
                <ConfirmProvider>{children}</ConfirmProvider>
              </ToastProvider>
            </ModalManagerProvider>
          </ThemeModeProvider>
        </LinkComponentContext.Provider>
      </BrandContext.Provider>
    </CacheProvider>
  );
}
