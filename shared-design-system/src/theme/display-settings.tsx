import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ColourTheme, Font } from 'shared-contracts';
import { ScopedShop, ShopStyles } from './shop-styles.tsx';

/** One picture as the contracts' content item holds it; further fields are welcome. */
export interface PictureItem {
  id: string;
  link: string;
  /** Only items with show true are used, sorted by order ascending (promise 3.12.2). */
  data: { order: number; show: boolean };
}

/** Display settings (promises 3.3.1, 3.3.2). */
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

export const useDisplaySettings = (): DisplaySettings => useContext(DisplaySettingsContext);

interface DisplaySettingsProviderProps {
  settings: Partial<DisplaySettings>;
  /** The look stays within, in a box of its own: a preview of the shop inside the office. Default: it is the page's. */
  scoped?: boolean;
  children: ReactNode;
}

/** Sets display settings for what is inside; what is not named keeps its value. */
export function DisplaySettingsProvider({ settings: own, scoped, children }: DisplaySettingsProviderProps) {
  const outer = useDisplaySettings();
  const settings = useMemo(() => ({ ...outer, ...own }), [outer, own]);
  return (
    <DisplaySettingsContext.Provider value={settings}>
      {scoped ? (
        <ScopedShop choice={settings}>{children}</ScopedShop>
      ) : (
        <>
          <ShopStyles fontId={settings.fontId} themeId={settings.themeId} slugs={settings.slugs} />
          {children}
        </>
      )}
    </DisplaySettingsContext.Provider>
  );
}
