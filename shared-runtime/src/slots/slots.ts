import type { ComponentType } from 'react';
import type { PublicShop, shopPictures } from 'shared-contracts';

interface ProductTexts {
  title: string;
  description: string;
}

/**
 * The slots that screens offer, and the props that what fills them gets. Whoever offers a slot declares it here, names it in `offers` of its
 * `remote.json` and shows it by `<Slot name="…" />`; both sides are checked against this. Types only: a new slot needs no build of other containers.
 */
interface Slots {
  'dashboard.main': object;
  'dashboard.side': object;
  'office.watch': object;
  'order.more': { orderId: string; orderNumber: string };
  'product.picture': { contentId: string };
  'product.texts': { contentId: string | null; read: () => ProductTexts; write: (texts: ProductTexts) => void };
  'shop.preview': {
    merchantName: string;
    look: Pick<PublicShop, 'themeId' | 'mainColor' | 'fontId' | 'templateId'>;
    pictures: Record<(typeof shopPictures)[number], string | null>;
  };
  'shop.product': { merchantName: string; productId: string };
}

export type SlotName = keyof Slots;

export type SlotProps<Name extends SlotName> = Readonly<Slots[Name]>;

export type Fills<Name extends SlotName> = () => Promise<{ default: ComponentType<SlotProps<Name>> }>;
