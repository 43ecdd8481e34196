import { createContext, useContext } from 'react';
import type { ContentItem, PublicShop } from 'shared-contracts';

/** A shop that is shown as it would look: inside the office, where it belongs to no address. */
export interface Preview {
  merchantName: string;
  /** Instead of what the server has. */
  shop: Partial<PublicShop>;
  /** Pictures by what they belong to, instead of the server's. */
  pictures: Readonly<Record<string, readonly ContentItem[]>>;
}

export const PreviewContext = createContext<Preview | null>(null);

/** The preview that this is part of; null on the shop's own pages. */
export const usePreview = (): Preview | null => useContext(PreviewContext);
