import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ShopPage } from 'shared-design-system/shop';

export interface Place {
  Frame: ComponentType<{ title: string; children: ReactNode }>;
  titled: boolean;
}

const alone: Place = { Frame: ({ children }) => <ShopPage>{children}</ShopPage>, titled: false };

const PlaceContext = createContext<Place>(alone);

export const ScreenFrameProvider = PlaceContext.Provider;

export const useScreenFrame = (): Place => useContext(PlaceContext);
