import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useToast } from 'shared-design-system/shop';
import { type Draft, useDraft } from 'shared-runtime/drafts';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckedCart } from '../features/cart/use-checked-cart.ts';
import type { Promo } from '../features/checkout/promo/use-promo.ts';
import type { OrderBody } from '../features/checkout/request.ts';
import {
  type CheckoutAttempt,
  type CheckoutResult,
  useCheckoutAttempt,
} from '../features/checkout/use-checkout-attempt.ts';
import { type CheckoutValues, emptyValues } from '../features/checkout/values.ts';
import { schedulePaymentRedirect } from '../features/order/payment-redirect-state.ts';
import { rememberOrder } from '../features/order/remembered.ts';
import { keepPromo } from '../promo-storage.ts';
import { keepTyped } from './typed-delivery.ts';

export interface CheckoutOptions {
  merchantName: string;
  checked: CheckedCart;
  promo: Promo;
  refreshTerms: () => Promise<unknown>;
  onPlaced: () => void;
}

export function useCheckout({ merchantName, checked, promo, refreshTerms, onPlaced }: CheckoutOptions): {
  draft: Draft<CheckoutValues>;
  checkout: CheckoutAttempt;
} {
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useDraft<CheckoutValues>(`checkout:${merchantName}`);
  const checkout = useCheckoutAttempt({
    merchantName,
    goods: { lines: checked.sold, sum: checked.sum, promo: promo.checked },
    onPromoRefused: promo.refuse,
    refresh: () => Promise.all([checked.answer.refresh(), refreshTerms(), promo.refresh()]),
    onPlaced: ({ order: { token, number, payment }, body, earlier }: CheckoutResult) => {
      draft.drop();
      keepPromo(merchantName, '');
      draft.keep(contactsOf(body));
      const remembered = rememberOrder(merchantName, { token, number, placed: new Date().toISOString() });
      // Rendered before the cart is emptied, which would show an empty cart at once; but after the draft was replaced, which is written when the form
      // unmounts.
      flushSync(onPlaced);
      // Lines that are no longer sold were shown as such, and are removed with the ordered ones.
      checked.cart.take(earlier ? takenOf(body) : checked.lines.map((line) => ({ ...line, quantity: line.inCart })));
      if (earlier) toast.show({ ...checkoutTexts.checkout.earlier, type: 'info', timeout: 12_000 });
      keepTyped(token, body);
      schedulePaymentRedirect(token, payment);
      void navigate(addressesOf(merchantName).order(token), { replace: true, state: { remembered } });
    },
  });
  return { draft, checkout };
}

/** The form of a next order keeps the contacts; all else, consents included, starts empty. */
const contactsOf = ({ delivery_info: info }: OrderBody): CheckoutValues => ({
  ...emptyValues,
  name: info.name,
  phone: info.contact_phone_number,
  contactMethod: info.prefered_contact_method ?? emptyValues.contactMethod,
  email: info.email ?? '',
  address: info.delivery_address ?? '',
});

const takenOf = ({ products }: OrderBody) =>
  products.map(({ product_id, size_id, quantity }) => ({ productId: product_id, sizeId: size_id ?? null, quantity }));
