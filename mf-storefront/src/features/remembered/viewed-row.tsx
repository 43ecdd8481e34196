import { useEffect, useState } from 'react';
import type { Product } from 'shared-contracts';
import { type RememberedCart, RememberedRow } from './remembered-row.tsx';
import { texts } from './texts.ts';
import { viewed } from './viewed.ts';

interface ViewedRowProps {
  merchantName: string;
  product: Product;
  cart: RememberedCart;
}

const most = 3;

export function ViewedRow({ merchantName, product, cart }: ViewedRowProps) {
  const [shown] = useState(() => viewed.read(merchantName).filter(({ id }) => id !== product.id));
  useEffect(() => viewed.remember(merchantName, product), [merchantName, product]);
  const row = { merchantName, cart, products: shown.slice(0, most) };
  return <RememberedRow title={texts.viewed} {...row} />;
}
