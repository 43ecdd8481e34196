import { bffPath } from '../wire/paths.ts';

/** Below it are the addresses that forms of pages are sent to, by a browser alone: `<shop>/<form>`. */
export const formsPath = `${bffPath}/forms`;

/** Addresses of a shop's forms. */
export const formsOf = (merchantName: string) => {
  const own = `${formsPath}/${merchantName}`;
  return {
    cart: `${own}/cart`,
    checkout: `${own}/checkout`,
    takeCart: `${own}/take-cart`,
    awaitStock: `${own}/await-stock`,
    cancelOrder: (token: string) => `${own}/cancel-order/${token}`,
    confirmOrder: (token: string) => `${own}/confirm-order/${token}`,
    reportPayment: (token: string) => `${own}/report-payment/${token}`,
  };
};

/** Cookie with the carts of a browser that has sent forms; scripts look whether it is there, and only the BFF reads and writes what it says. */
export const cartCookieName = 'b2b_cart';

/** Cookie with the promo codes that links have brought to a browser, by shop; only servers read it. */
export const promoCookieName = 'b2b_promo';

/** Between a shop's name and its lines in that cookie. */
export const cartNameEnd = '!';

/** Attribute of a form that works without scripts for good: nothing that is done in it waits for them. */
export const plainFormAttribute = 'data-plain';

/** Attribute of what only scripts can show or do, besides buttons of their own: it is not there where they are off. */
export const needsScriptsAttribute = 'data-needs-scripts';

/** A product in the cart of a page without scripts. */
export interface FormLine {
  productId: string;
  sizeId: string | null;
  quantity: number;
  /** Of one, in roubles, as the shopper saw it when it was put in: nothing is priced by it. */
  price: number;
}

/** A line by a text that a form can carry, in the cart or out of it: `<product>.<size>`. */
export const lineKeyOf = ({ productId, sizeId }: Pick<FormLine, 'productId' | 'sizeId'>): string =>
  `${productId}.${sizeId ?? ''}`;

/** Names of the fields of a cart's forms. */
export const cartFields = {
  /** Button: the product to put in and the price that stands beside it, `<product>.<price>`. */
  add: 'add',
  /** The chosen size's id, beside it. */
  size: 'size',
  /** Before a size's id: the price that stands beside that size, where it is not the product's. */
  sizePrice: 'price.',
  /** Button: how many of a line there are from now on, `<quantity>.<product>.<size>`; 0 takes it out. */
  set: 'set',
  /** The promo code as it is typed. */
  promo: 'promoCode',
  /** Button: shows what the promo code gives. */
  applyPromo: 'applyPromo',
} as const;

/** Names of the fields of the form in which somebody asks to be told that a product is there again. */
export const waitFields = { product: 'product', size: 'size', email: 'email', consent: 'consent' } as const;

/** What a browser without scripts brings to a page that takes forms. */
export interface PageForm {
  /** Its cart of the shop. */
  cart: readonly FormLine[];
  /** Fields of the form that was sent, by their names; null where the page is merely opened. */
  sent: Readonly<Record<string, string>> | null;
  /** The promo code that a link has brought; left out where none has. */
  promo?: string | undefined;
  /** What the form that led here has left for this page, for this browser alone and for some minutes. */
  left?: string | undefined;
}
