import { createContext } from 'react';

/** Route of the public shop for the pages inside an `OfficeLayout`; undefined where there is none. */
export const ShopLinkContext = createContext<string | undefined>(undefined);
