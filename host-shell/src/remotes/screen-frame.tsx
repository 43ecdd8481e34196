import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ShopPage } from 'shared-design-system/shop';

export interface ScreenFrame {
  Frame: ComponentType<{ title: string; children: ReactNode }>;
  titled: boolean;
}

const alone: ScreenFrame = { Frame: ({ children }) => <ShopPage>{children}</ShopPage>, titled: false };

const ScreenFrameContext = createContext<ScreenFrame>(alone);

export const ScreenFrameProvider = ScreenFrameContext.Provider;

export const useScreenFrame = (): ScreenFrame => useContext(ScreenFrameContext);
