import { bffPath } from '../wire/paths.ts';

export const formsPath = `${bffPath}/forms`;

export const formPathsOf = (merchantName: string) => {
  const base = `${formsPath}/${merchantName}`;
  return {
    cart: `${base}/cart`,
    checkout: `${base}/checkout`,
    giveCart: `${base}/give-cart`,
    takeCart: `${base}/take-cart`,
    awaitStock: `${base}/await-stock`,
    cancelOrder: (token: string) => `${base}/cancel-order/${token}`,
    confirmOrder: (token: string) => `${base}/confirm-order/${token}`,
    reportPayment: (token: string) => `${base}/report-payment/${token}`,
  };
};

export const cartCookieName = 'b2b_cart';

export const promoCookieName = 'b2b_promo';

export const shopNameSeparator = '!';

export const plainFormAttribute = 'data-plain';

export const needsScriptsAttribute = 'data-needs-scripts';

export interface FormLine {
  productId: string;
  sizeId: string | null;
  quantity: number;
  /** Roubles for one piece, as the shopper saw it when adding it. Only for comparison: orders are priced by the server. */
  price: number;
}

export const lineKeyOf = ({ productId, sizeId }: Pick<FormLine, 'productId' | 'sizeId'>): string =>
  `${productId}.${sizeId ?? ''}`;

export const cartFields = {
  add: 'add',
  size: 'size',
  sizePrice: 'price.',
  set: 'set',
  promo: 'promoCode',
  applyPromo: 'applyPromo',
} as const;

export const waitFields = { product: 'product', size: 'size', email: 'email', consent: 'consent' } as const;

export interface PageForm {
  cart: readonly FormLine[];
  sent: Readonly<Record<string, string>> | null;
  promo?: string | undefined;
  left?: string | undefined;
}
