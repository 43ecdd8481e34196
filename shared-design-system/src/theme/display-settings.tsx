import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { ColourTheme, Font } from 'shared-contracts';
import { scopedShopCss, shopCss } from '../tokens/css.ts';
import { useBrand } from './brand.tsx';

/** One picture as the contracts' content item holds it; further fields are welcome. */
export interface PictureItem {
  id: string;
  link: string;
  /** Only items with show true are used, sorted by order ascending (sentence 3.12.2). */
  data: { order: number; show: boolean };
}

/** Display settings (sentences 3.3.1, 3.3.2). */
export interface DisplaySettings {
  fontId: Font;
  themeId: ColourTheme;
  slugs: { mainColor?: string | null };
  /** What relative picture paths are resolved against. */
  baseUrl: string;
  /** Links render as plain content (a preview of the shop). */
  disabledLinks: boolean;
  /** Pictures of an external id, hidden ones too. A rejection counts as none. */
  retrieve: (externalId: string) => Promise<readonly PictureItem[]>;
}

const defaults: DisplaySettings = {
  fontId: 'raleway',
  themeId: 'red-white',
  slugs: {},
  baseUrl: '',
  disabledLinks: false,
  retrieve: () => Promise.resolve([]),
};

const DisplaySettingsContext = createContext<DisplaySettings>(defaults);

/** The display settings in force here. */
export const useDisplaySettings = (): DisplaySettings => useContext(DisplaySettingsContext);

/** Puts a shop's colours and font on the page, with the cache's nonce, also on the server. */
function ShopStyles({ fontId, themeId, slugs }: Pick<DisplaySettings, 'fontId' | 'themeId' | 'slugs'>): ReactElement {
  const brand = useBrand();
  const mainColor = slugs.mainColor;
  const css = useMemo(
    () => shopCss(brand, { fontId, themeId, slugs: { mainColor } }),
    [brand, fontId, themeId, mainColor],
  );
  return <Global styles={css} />;
}

const Scope = styled('div', { shouldForwardProp: (name) => name !== 'look' })<{ look: string }>(({ look }) => look);

export interface DisplaySettingsProviderProps {
  settings: Partial<DisplaySettings>;
  /** The look stays within, in a box of its own: a preview of the shop inside the office. Default: it is the page's. */
  scoped?: boolean;
  children: ReactNode;
}

/** Sets display settings for what is inside; what is not named keeps its value. */
export function DisplaySettingsProvider({
  settings: own,
  scoped,
  children,
}: DisplaySettingsProviderProps): ReactElement {
  const outer = useDisplaySettings();
  const brand = useBrand();
  const settings = useMemo(() => ({ ...outer, ...own }), [outer, own]);
  return (
    <DisplaySettingsContext.Provider value={settings}>
      {scoped ? (
        <Scope look={scopedShopCss(brand, settings)}>{children}</Scope>
      ) : (
        <>
          <ShopStyles fontId={settings.fontId} themeId={settings.themeId} slugs={settings.slugs} />
          {children}
        </>
      )}
    </DisplaySettingsContext.Provider>
  );
}
