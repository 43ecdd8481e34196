import { type Product, sizesOf } from 'shared-contracts';
import { ExternalProductCard, ProductCard } from 'shared-design-system/home';
import { usePreview } from '../../../preview.ts';

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
  const inPreview = usePreview() !== null;
  const card = {
    name: product.title,
    price: product.price,
    sale: product.sale,
    disabled: !product.published,
    choose,
    quantity: choose ? 0 : quantity,
    headingLevel: 3 as const,
    ...rest,
  };
  // Beside the settings a merchant may have just given it its first picture, which the list does not know yet.
  if (inPreview && !product.preview) return <ExternalProductCard externalId={product.id} {...card} />;
  return <ProductCard image={product.preview?.link ?? null} colour={product.preview?.colour} {...card} />;
}
