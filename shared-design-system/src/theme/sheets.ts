import { createContext, useContext, useEffect, useState } from 'react';
import type { BrandLook } from '../tokens/brand.ts';
import type { ShopChoice } from '../tokens/look.ts';

/** Makes the CSS text of tokens; the module `shared-design-system/document` is one. 4 kB that a page rendered by the server does without. */
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
    // Without them the page keeps the colours it has.
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
