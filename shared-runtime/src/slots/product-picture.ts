import type { SlotProps } from './slot.tsx';

/** Name of the slot beside a product's pictures, for what can be done with one of them. */
export const productPictureSlot = 'product.picture';

export interface ProductPictureProps extends SlotProps {
  /** Content id of the picture that stands first. */
  contentId: string;
}
