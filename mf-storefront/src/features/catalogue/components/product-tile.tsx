import { isSoldOut, leadDaysOf, type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import { ExternalProductCard, ProductCard } from 'shared-design-system/home';
import { cropOf } from 'shared-design-system/shop';
import { addToCartButtonField } from '../../../components/add-to-cart-button-field.ts';
import { usePreview } from '../../../preview.ts';
import { stockWords } from '../../../stock-words.ts';
import { cardPrice } from '../card-price.ts';

interface ProductTileProps {
  product: Product;
  to: string;
  priority: boolean;
  sizes: string;
  quantity: number;
  onAdd: () => void;
  onQuantity: (quantity: number) => void;
}

export function ProductTile({ product, quantity, ...rest }: ProductTileProps) {
  const sizes = sizesOf(product);
  const choose = sizes.length > 0;
  const left = remainingStockOf(product, null);
  const inPreview = usePreview() !== null;
  const card = {
    name: product.title,
    ...cardPrice(product),
    disabled: !product.published || isSoldOut(product),
    most: left,
    // Where sizes have stocks of their own, none is named before a size is chosen.
    note: sizes.some(({ stock }) => stock) ? undefined : stockWords(left, leadDaysOf(product, null)),
    choose,
    sends: addToCartButtonField(product),
    quantity: choose ? 0 : quantity,
    headingLevel: 3 as const,
    ...rest,
  };
  // In the preview of the settings, the cached list may not know a first picture that the merchant has just uploaded: it is read by id.
  if (inPreview && !product.preview) return <ExternalProductCard externalId={product.id} {...card} />;
  const { preview } = product;
  return <ProductCard image={preview?.link ?? null} colour={preview?.colour} crop={cropOf(preview)} {...card} />;
}
