import type { PublicShop, shopPictures } from 'shared-contracts';
import type { SlotProps } from './slot.tsx';

/** Name of the slot in which the storefront shows itself as a shop would look. */
export const shopPreviewSlot = 'shop.preview';

export interface ShopPreviewProps extends SlotProps {
  merchantName: string;
  /** Instead of what the server has. */
  look: Pick<PublicShop, 'themeId' | 'mainColor' | 'fontId' | 'templateId'>;
  /** Addresses of the shop's own pictures, instead of the server's; null where there is none. */
  pictures: Record<(typeof shopPictures)[number], string | null>;
}
