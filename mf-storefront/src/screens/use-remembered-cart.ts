import type { CartLine } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import type { RememberedProduct } from '../features/remembered/product-list.ts';
import type { RememberedCart } from '../features/remembered/remembered-row.tsx';

const lineOf = ({ id, title, price }: RememberedProduct): CartLine => ({
  productId: id,
  sizeId: null,
  size: '',
  title,
  price,
  picture: null,
  quantity: 1,
});

export function useRememberedCart(merchantName: string): RememberedCart {
  const cart = useCart(merchantName);
  return {
    quantityOf: (product) => cart.quantityOf(lineOf(product)),
    onAdd: (product) => cart.add(lineOf(product)),
    onQuantity: (product, quantity) => cart.setQuantity(lineOf(product), quantity),
  };
}
