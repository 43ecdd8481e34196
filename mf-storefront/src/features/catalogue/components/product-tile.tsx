import { type Product, sizesOf } from 'shared-contracts';
import { ProductCard } from 'shared-design-system/home';

interface ProductTileProps {
  product: Product;
  to: string;
  /** Its picture is the first view's largest. */
  priority: boolean;
  /** What its picture takes of the page, as in `<img sizes>`. */
  sizes: string;
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
      colour={product.preview?.colour}
      disabled={!product.published}
      choose={choose}
      quantity={choose ? 0 : quantity}
      headingLevel={3}
      {...rest}
    />
  );
}
