import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ColourTheme, Font } from 'shared-contracts';
import { ScopedShop, ShopStyles } from './shop-styles.tsx';

export interface PictureItem {
  id: string;
  link: string;
  data: { order: number; show: boolean };
  shape?: { width: number; height: number } | null;
}

export interface DisplaySettings {
  fontId: Font;
  themeId: ColourTheme;
  slugs: { mainColor?: string | null };
  baseUrl: string;
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
  scoped?: boolean;
  children: ReactNode;
}

export function DisplaySettingsProvider({ settings: changes, scoped, children }: DisplaySettingsProviderProps) {
  const outer = useDisplaySettings();
  const settings = useMemo(() => ({ ...outer, ...changes }), [outer, changes]);
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
