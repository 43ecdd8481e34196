import { type Product, sizesOf } from 'shared-contracts';
import { ProductCard } from 'shared-design-system/shop';

interface ProductTileProps {
  product: Product;
  to: string;
  /** In the first rows: its picture is loaded at once. */
  priority: boolean;
  /** How many are in the cart. */
  quantity: number;
  onAdd: () => void;
  onQuantity: (quantity: number) => void;
}

/** A product in the catalogue: put into the cart from here, unless a size has to be chosen first. */
export function ProductTile({ product, quantity, ...rest }: ProductTileProps) {
  const choose = sizesOf(product).length > 0;
  return (
    <ProductCard
      name={product.title}
      price={product.price}
      sale={product.sale}
      image={product.preview?.link ?? null}
      disabled={!product.published}
      choose={choose}
      quantity={choose ? 0 : quantity}
      headingLevel={3}
      {...rest}
    />
  );
}
