import { type Product, sizesOf } from 'shared-contracts';
import { leadingPhrases, useShopZone } from 'shared-runtime/screens';
import { rowFacts } from '../row-facts.ts';
import { ProductRow } from './product-row.tsx';

interface CategoryProductRowsProps {
  products: readonly Product[];
  has: (product: Product) => boolean;
  onChoose: (product: Product, chosen: boolean) => void;
}

export function CategoryProductRows({ products, has, onChoose }: CategoryProductRowsProps) {
  const zone = useShopZone();
  const rows = products.map((product) => (
    <li key={product.id}>
      <ProductRow
        {...rowFacts(product, zone)}
        sizes={leadingPhrases(sizesOf(product).map(({ value }) => value))}
        choosing
        chosen={has(product)}
        onChoose={(chosen) => onChoose(product, chosen)}
      />
    </li>
  ));
  return <>{rows}</>;
}
