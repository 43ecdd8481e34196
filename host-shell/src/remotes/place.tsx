import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ShopPage } from 'shared-design-system/shop';

/** Where a screen stands, for what is shown in its place while it loads or when it does not come. */
export interface Place {
  Frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Whether the frame has the page's heading already. */
  titled: boolean;
}

const alone: Place = { Frame: ({ children }) => <ShopPage>{children}</ShopPage>, titled: false };

const PlaceContext = createContext<Place>(alone);

/** Says where the screens inside stand; without it they stand alone on the page. */
export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => useContext(PlaceContext);
