import { isSoldOut, leadDaysOf, type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import { ExternalProductCard, ProductCard } from 'shared-design-system/home';
import { addField } from '../../../components/add-field.ts';
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
    // Of sizes that are counted by themselves nothing is said before one is chosen.
    note: sizes.some(({ stock }) => stock) ? undefined : stockWords(left, leadDaysOf(product, null)),
    choose,
    sends: addField(product),
    quantity: choose ? 0 : quantity,
    headingLevel: 3 as const,
    ...rest,
  };
  // Beside the settings a merchant may have just given it its first picture, which the list does not know yet.
  if (inPreview && !product.preview) return <ExternalProductCard externalId={product.id} {...card} />;
  return <ProductCard image={product.preview?.link ?? null} colour={product.preview?.colour} {...card} />;
}
