import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolateBidi } from 'shared-contracts';
import { formatPrice, typeset, useToast } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import type { CartLine } from '../features/cart/lines.ts';
import { productTexts } from '../product-texts.ts';

/** A toast that a product was added. It closes with this page: on the next one it would cover the button. */
export function useAddedToCartToast(merchantName: string): (line: CartLine) => void {
  const { show, close } = useToast();
  const navigate = useNavigate();
  const shown = useRef('');
  useEffect(() => () => close(shown.current), [close]);
  return ({ title, size, price }: CartLine) => {
    const text = typeset([title, size, formatPrice(price)].filter(Boolean).map(isolateBidi).join(', '));
    // Only one: the product added last is what matters.
    close(shown.current);
    const action = { label: productTexts.toCart, onPress: () => navigate(addressesOf(merchantName).checkout) };
    shown.current = show({ type: 'happy', title: productTexts.added, text, action });
  };
}
