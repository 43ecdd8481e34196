import { createContext, useContext, useEffect, useState } from 'react';
import type { BrandLook } from '../tokens/brand.ts';
import type { ShopChoice } from '../tokens/look.ts';

/** Makes the CSS text of tokens, as the module `shared-design-system/document` does. Its 4 kB are not loaded by a page rendered by the server. */
export interface Sheets {
  documentCss: (brand: BrandLook) => string;
  shopCss: (brand: BrandLook, choice: ShopChoice) => string;
  scopedShopCss: (brand: BrandLook, choice: ShopChoice) => string;
}

export const SheetsContext = createContext<Sheets | null>(null);

let loaded: Sheets | null = null;

export function useSheets(): Sheets | null {
  const given = useContext(SheetsContext);
  const [late, setLate] = useState(loaded);
  useEffect(() => {
    if (given || late) return;
    let requested = true;
    // If they do not load, the page keeps the colours it has.
    import('../document.ts').then(
      (sheets) => {
        loaded = sheets;
        if (requested) setLate(sheets);
      },
      () => undefined,
    );
    return () => {
      requested = false;
    };
  }, [given, late]);
  return given ?? late;
}
