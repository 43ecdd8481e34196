import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { basePath, type Product, sizesOf } from 'shared-contracts';
import { prefetchPage, type Reads, useReads } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { BuyBar, BuyPanel } from '../features/catalogue/components/buy-panel.tsx';
import { Crumbs } from '../features/catalogue/components/crumbs.tsx';
import { ProductDetails } from '../features/catalogue/components/product-details.tsx';
import { useIdleLoad, whenIdle } from '../layout/use-idle-load.ts';
import { useBuying } from './use-buying.ts';

export interface NextPagesProps {
  merchantName: string;
  products: readonly Product[] | undefined;
}

/** As a press loads it: what is only imported here comes without what the checkout shares with the page that imports it. */
export async function prefetchCheckout(merchantName: string): Promise<void> {
  prefetchPage(basePath + addressesOf(merchantName).checkout);
  const { loadCheckoutParts } = await import('./checkout.tsx');
  await loadCheckoutParts();
}

/** Parts that have been tried out, by page: a list that is gone back to does not begin anew. */
const rehearsed = new WeakMap<Reads, number>();

/** Prepares what is probably opened from a list: the page of a product, and the checkout once there is something in the cart. */
export default function NextPages({ merchantName, products = [] }: NextPagesProps) {
  const { count } = useCart(merchantName);
  const isFull = count > 0;
  useIdleLoad(useCallback(async () => isFull && prefetchCheckout(merchantName), [isFull, merchantName]));
  const product = products.find((one) => sizesOf(one).length > 0) ?? products[0];
  return product ? <ProductRehearsal merchantName={merchantName} product={product} /> : null;
}

/**
 * Renders the parts of a product's first view, one at a time and unseen, while the browser is idle. Styles are compiled, and code is, when a part is
 * rendered for the first time: at the press that took a third of the time until the page was there.
 */
function ProductRehearsal({ merchantName, product }: { merchantName: string; product: Product }) {
  const buying = useBuying(merchantName, product, () => undefined);
  const parts: ReactNode[] = [
    <ProductDetails key="details" product={product} price={buying.price} pictures={[]} buy={null} notes={null} />,
    <BuyPanel key="panel" {...buying} />,
    <BuyBar key="bar" {...buying} />,
    <Crumbs key="crumbs" items={[{ label: '', to: '' }]} />,
  ];
  const reads = useReads();
  const [shown, setShown] = useState(() => rehearsed.get(reads) ?? 0);
  const part = parts[shown];
  useEffect(() => {
    rehearsed.set(reads, shown);
    if (part) void whenIdle().then(() => startTransition(() => setShown(shown + 1)));
  });
  return part ? <div hidden>{part}</div> : null;
}
