import type { ComponentType } from 'react';
import type { PublicShop, shopPictures } from 'shared-contracts';

/** A product's texts. */
interface ProductTexts {
  title: string;
  description: string;
}

/**
 * The slots that screens offer, and what each gives to what fills it. Who offers one declares it here, names it in `offers` of its
 * `remote.json` and shows it by `<Slot name="…" />`; both sides are checked against this. Types only: a slot more asks nobody for a build.
 */
interface Slots {
  /** The merchant's first page, in its main column: what is new and what is to be done. */
  'dashboard.main': object;
  /** The merchant's first page, in the column beside it; on a phone below: what it comes to. */
  'dashboard.side': object;
  /** Every page of the merchant's office, unseen: what watches. */
  'office.watch': object;
  /** The merchant's page of an order, below the note: what can be done about this order elsewhere. */
  'order.more': {
    orderId: string;
    /** As people read it. */
    orderNumber: string;
  };
  /** Beside a product's pictures in the editor: what can be done with one of them. */
  'product.picture': {
    /** Content id of the picture that is shown large. */
    contentId: string;
  };
  /** Beside a product's name and description in the editor: what proposes them. */
  'product.texts': {
    /** Content id of the picture that stands first; null where there is none. */
    contentId: string | null;
    /** The texts as they are in the form. */
    read: () => ProductTexts;
    /** Puts texts into the form; nothing is saved. */
    write: (texts: ProductTexts) => void;
  };
  /** In the settings of the shop's look: the storefront as it would look. */
  'shop.preview': {
    merchantName: string;
    /** Instead of what the server has. */
    look: Pick<PublicShop, 'themeId' | 'mainColor' | 'fontId' | 'templateId'>;
    /** Addresses of the shop's own pictures, instead of the server's; null where there is none. */
    pictures: Record<(typeof shopPictures)[number], string | null>;
  };
  /** The storefront's page of a product, below it. What fills it comes after the page; `height` in its `remote.json` keeps room for it. */
  'shop.product': { merchantName: string; productId: string };
}

export type SlotName = keyof Slots;

/** What a slot's component gets from whoever offers the slot. */
export type SlotProps<Name extends SlotName> = Readonly<Slots[Name]>;

/** What `import()` of a slot's component gives: `(() => import('./slots/x.tsx')) satisfies Fills<'order.more'>`. */
export type Fills<Name extends SlotName> = () => Promise<{ default: ComponentType<SlotProps<Name>> }>;
