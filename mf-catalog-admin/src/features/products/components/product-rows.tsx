import { type Product, sizesOf } from 'shared-contracts';
import { ProductRow } from 'shared-design-system';
import { useRemoveProduct } from '../use-remove-product.ts';
import { useMoveProduct, usePublish } from '../use-row-actions.ts';

export interface ProductRowsProps {
  products: readonly Product[];
  /** Titles of categories by their ids. */
  categories: Readonly<Record<string, string>>;
  /** Place of the first row in the whole order, from 0; null where rows are picked or searched and cannot be moved. */
  firstPlace: number | null;
  totalCount: number;
}

/** The merchant's products as rows: shown or hidden, moved and deleted in place. */
export function ProductRows({ products, categories, firstPlace, totalCount }: ProductRowsProps) {
  const move = useMoveProduct();
  return products.map((product, index) => {
    const place = firstPlace === null ? null : firstPlace + index;
    return (
      <Row
        key={product.id}
        product={product}
        categories={product.categories.flatMap((id) => categories[id] ?? []).join(', ')}
        {...(place !== null && place > 0 ? { onUp: () => move(product, place - 1) } : {})}
        {...(place !== null && place < totalCount - 1 ? { onDown: () => move(product, place + 1) } : {})}
      />
    );
  });
}

interface RowProps {
  product: Product;
  categories: string;
  onUp?: () => void;
  onDown?: () => void;
}

function Row({ product, categories, ...moves }: RowProps) {
  const { publish, publishing } = usePublish(product);
  const { remove } = useRemoveProduct();
  const sizes = sizesOf(product)
    .map(({ value }) => value)
    .join(', ');
  return (
    <ProductRow
      to={`/merchant/products/${product.id}`}
      name={product.title}
      image={product.preview?.link ?? null}
      price={product.price}
      sale={product.sale}
      categories={categories}
      sizes={sizes}
      published={product.published}
      onPublish={(published) => void publish(published)}
      publishing={publishing}
      onRemove={() => void remove(product)}
      {...moves}
    />
  );
}
