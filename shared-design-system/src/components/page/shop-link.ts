import { createContext } from 'react';

/** Route of the public shop for the pages of the office; undefined where there is none. */
export const ShopLinkContext = createContext<string | undefined>(undefined);
