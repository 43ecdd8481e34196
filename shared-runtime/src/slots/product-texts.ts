import type { SlotProps } from './slot.tsx';

/** Name of the slot beside a product's name and description, for what proposes them. */
export const productTextsSlot = 'product.texts';

/** A product's texts. */
interface ProductTexts {
  title: string;
  description: string;
}

export interface ProductTextsProps extends SlotProps {
  /** Content id of the picture that stands first; null where there is none. */
  contentId: string | null;
  /** The texts as they are in the form. */
  read: () => ProductTexts;
  /** Puts texts into the form; nothing is saved. */
  write: (texts: ProductTexts) => void;
}
