import type { Product } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { ProductTile } from '../features/catalogue/components/product-tile.tsx';

interface CartTileProps {
  merchantName: string;
  product: Product;
  priority: boolean;
  sizes: string;
}

export function CartTile({ merchantName, product, ...rest }: CartTileProps) {
  const cart = useCart(merchantName);
  const line = lineFor(product);
  return (
    <ProductTile
      product={product}
      to={addressesOf(merchantName).product(product.id)}
      quantity={cart.quantityOf(line)}
      onAdd={() => cart.add(line)}
      onQuantity={(quantity) => cart.setQuantity(line, quantity)}
      {...rest}
    />
  );
}
