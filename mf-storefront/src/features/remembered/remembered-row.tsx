import { ExternalProductCard, ProductGrid } from 'shared-design-system/home';
import { ShopSection } from 'shared-design-system/shop';
import { addressesOf } from '../../addresses.ts';
import type { RememberedProduct } from './product-list.ts';

export interface RememberedCart {
  quantityOf: (product: RememberedProduct) => number;
  onAdd: (product: RememberedProduct) => void;
  onQuantity: (product: RememberedProduct, quantity: number) => void;
}

interface RememberedRowProps {
  merchantName: string;
  title: string;
  id?: string;
  products: readonly RememberedProduct[];
  cart: RememberedCart;
}

/**
 * Products that this device remembers, by id, name and price. The cards load their pictures by id (promise 2.10.2), and the cart compares the prices
 * with the shop's, as for every line.
 */
export function RememberedRow({ merchantName, title, id, products, cart }: RememberedRowProps) {
  if (products.length === 0) return null;
  return (
    <ShopSection title={title} {...(id ? { id } : {})} place="far">
      <ProductGrid>
        {products.map((product) => (
          <ExternalProductCard
            key={product.id}
            externalId={product.id}
            name={product.title}
            price={product.price}
            sale={product.sale}
            from={product.from}
            to={addressesOf(merchantName).product(product.id)}
            choose={product.sized}
            quantity={product.sized ? 0 : cart.quantityOf(product)}
            onAdd={() => cart.onAdd(product)}
            onQuantity={(quantity) => cart.onQuantity(product, quantity)}
          />
        ))}
      </ProductGrid>
    </ShopSection>
  );
}
