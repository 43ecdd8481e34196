import type { Product } from 'shared-contracts';
import { ViewedRow } from '../features/remembered/viewed-row.tsx';
import { useRememberedCart } from './use-remembered-cart.ts';

export interface ViewedProps {
  merchantName: string;
  product: Product;
}

export default function Viewed(props: ViewedProps) {
  return <ViewedRow {...props} cart={useRememberedCart(props.merchantName)} />;
}
