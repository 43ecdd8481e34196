import { useRef, useState } from 'react';
import { costOf, isSoldOut, type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { cardPrice } from '../features/catalogue/card-price.ts';
import type { PurchaseProps } from '../features/catalogue/components/buy-panel.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const doublePress = 600;

export function useBuying(merchantName: string, product: Product, askForSize: () => void): PurchaseProps {
  const cart = useCart(merchantName);
  const addToCart = useAddToCart(merchantName);
  const addedAt = useRef(-doublePress);
  const sizes = sizesOf(product);
  const [sizeId, setSizeId] = useState<string | null>(null);
  const [sizeMissing, setSizeMissing] = useState(false);
  const size = sizes.find(({ id }) => id === sizeId) ?? null;
  const line = lineFor(product, size);
  const unsure = sizes.length > 0 && !size;
  return {
    product,
    sizes,
    size,
    left: isSoldOut(product) ? 0 : unsure ? null : remainingStockOf(product, size),
    price: size ? { ...costOf(product, size), from: false } : cardPrice(product),
    sizeMissing,
    onSize: (id) => {
      setSizeId(id);
      setSizeMissing(false);
    },
    quantity: unsure ? 0 : cart.quantityOf(line),
    onAdd: ({ timeStamp }) => {
      if (unsure) {
        setSizeMissing(true);
        askForSize();
        return;
      }
      addedAt.current = timeStamp;
      addToCart(line);
    },
    // The link appears under the finger: the second half of a double press must not follow it. A press by keyboard has `detail` 0.
    onCheckout: (press) => {
      if (press.detail > 0 && press.timeStamp - addedAt.current < doublePress) press.preventDefault();
    },
    onQuantity: (quantity) => cart.setQuantity(line, quantity),
    checkout: addressesOf(merchantName).checkout,
  };
}
