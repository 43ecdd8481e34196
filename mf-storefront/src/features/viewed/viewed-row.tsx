import { useEffect, useState } from 'react';
import type { Product } from 'shared-contracts';
import { ExternalProductCard, ProductGrid } from 'shared-design-system/home';
import { ShopSection } from 'shared-design-system/shop';
import { addressesOf } from '../../addresses.ts';
import { productTexts } from '../../product-texts.ts';
import { rememberViewed, type ViewedProduct, viewedProducts } from './viewed.ts';

export interface ViewedRowProps {
  merchantName: string;
  /** The one that is looked at now. */
  product: Product;
  /** How many are in the cart. */
  quantityOf: (viewed: ViewedProduct) => number;
  onAdd: (viewed: ViewedProduct) => void;
  onQuantity: (viewed: ViewedProduct, quantity: number) => void;
}

/** A row of the widest page. */
const most = 3;

/**
 * What was looked at before on this device. Only names and prices are kept: the cards ask for their pictures by the products' ids (promise
 * 2.10.2), and the cart compares prices with the shop's, as it does with every line.
 */
export default function ViewedRow({ merchantName, product, quantityOf, onAdd, onQuantity }: ViewedRowProps) {
  const [shown] = useState(() => viewedProducts(merchantName).filter(({ id }) => id !== product.id));
  useEffect(() => rememberViewed(merchantName, product), [merchantName, product]);
  if (shown.length === 0) return null;
  return (
    <ShopSection title={productTexts.viewed} below="far">
      <ProductGrid>
        {shown.slice(0, most).map((viewed) => (
          <ExternalProductCard
            key={viewed.id}
            externalId={viewed.id}
            name={viewed.title}
            price={viewed.price}
            sale={viewed.sale}
            to={addressesOf(merchantName).product(viewed.id)}
            choose={viewed.sized}
            quantity={viewed.sized ? 0 : quantityOf(viewed)}
            onAdd={() => onAdd(viewed)}
            onQuantity={(quantity) => onQuantity(viewed, quantity)}
          />
        ))}
      </ProductGrid>
    </ShopSection>
  );
}
