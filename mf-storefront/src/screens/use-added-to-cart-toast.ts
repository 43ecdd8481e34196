import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolateBidi } from 'shared-contracts';
import { formatPrice, typeset, useToast } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import type { CartLine } from '../features/cart/lines.ts';
import { productTexts } from '../product-texts.ts';

/** Says that a product is in the cart, while this page is open: on the next one it would cover the button. */
export function useAddedToCartToast(merchantName: string): (line: CartLine) => void {
  const { show, close } = useToast();
  const navigate = useNavigate();
  const shown = useRef('');
  useEffect(() => () => close(shown.current), [close]);
  return ({ title, size, price }: CartLine) => {
    const text = typeset([title, size, formatPrice(price)].filter(Boolean).map(isolateBidi).join(', '));
    // One at a time: what was added last is what one wants to know.
    close(shown.current);
    const action = { label: productTexts.toCart, onPress: () => navigate(addressesOf(merchantName).checkout) };
    shown.current = show({ type: 'happy', title: productTexts.added, text, action });
  };
}
