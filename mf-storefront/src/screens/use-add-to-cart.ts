import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolateBidi } from 'shared-contracts';
import { formatPrice, typeset, useToast } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import type { CartLine } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { productTexts } from '../product-texts.ts';

/** Adds to the cart, and says so or why not. What it says closes with this page: on the next one it would cover the button. */
export function useAddToCart(merchantName: string): (line: CartLine) => void {
  const cart = useCart(merchantName);
  const { show, close } = useToast();
  const navigate = useNavigate();
  const shown = useRef('');
  useEffect(() => () => close(shown.current), [close]);
  return (line: CartLine) => {
    const added = cart.add(line);
    // Only one: the product added last is what matters.
    close(shown.current);
    if (!added) {
      shown.current = show({ type: 'danger', ...productTexts.cartFull });
      return;
    }
    const { title, size, price } = line;
    const text = typeset([title, size, formatPrice(price)].filter(Boolean).map(isolateBidi).join(', '));
    const action = { label: productTexts.toCart, onPress: () => navigate(addressesOf(merchantName).checkout) };
    shown.current = show({ type: 'happy', title: productTexts.added, text, action });
  };
}
