import { createContext } from 'react';

export const ShopLinkContext = createContext<string | undefined>(undefined);
