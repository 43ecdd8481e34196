import { createContext, useContext } from 'react';
import type { ContentItem, PublicShop } from 'shared-contracts';

export interface Preview {
  merchantName: string;
  shop: Partial<PublicShop>;
  pictures: Readonly<Record<string, readonly ContentItem[]>>;
}

export const PreviewContext = createContext<Preview | null>(null);

export const usePreview = (): Preview | null => useContext(PreviewContext);
