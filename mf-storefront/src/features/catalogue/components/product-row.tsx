import { descriptionOf, type Product, sizesOf } from 'shared-contracts';
import { ProductCarousel } from 'shared-design-system/carousel';
import { productTexts } from '../../../product-texts.ts';

export interface ProductRowProps {
  products: readonly Product[];
  addressOf: (productId: string) => string;
  onAdd: (product: Product) => void;
}

/** Products one at a time, in the design system's carousel. */
export function ProductRow({ products, addressOf, onAdd }: ProductRowProps) {
  const add = (id: string) => {
    const product = products.find((one) => one.id === id);
    if (product) onAdd(product);
  };
  return (
    <ProductCarousel
      title={productTexts.others}
      products={products.map((product) => ({
        id: product.id,
        name: product.title,
        price: product.price,
        sale: product.sale,
        image: product.preview?.link,
        colour: product.preview?.colour,
        description: descriptionOf(product),
        to: addressOf(product.id),
        disabled: !product.published,
        choose: sizesOf(product).length > 0,
      }))}
      onAdd={add}
    />
  );
}
