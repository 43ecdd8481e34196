import { descriptionOf, type Product, sizesOf } from 'shared-contracts';
import { ProductCarousel } from 'shared-design-system/product';
import { ShopSection } from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';

interface OtherProductsProps {
  /** Undefined while they are not known: they come below everything else, so nothing moves. */
  products: readonly Product[] | undefined;
  /** The product whose page it is. */
  shownId: string;
  addressOf: (productId: string) => string;
  onAdd: (product: Product) => void;
}

/** What else the shop sells, one at a time. */
export function OtherProducts({ products = [], shownId, addressOf, onAdd }: OtherProductsProps) {
  const others = products.filter(({ id }) => id !== shownId);
  if (others.length === 0) return null;
  const add = (id: string) => {
    const product = others.find((other) => other.id === id);
    if (product) onAdd(product);
  };
  return (
    <ShopSection>
      <ProductCarousel
        title={texts.product.others}
        products={others.map((product) => ({
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
    </ShopSection>
  );
}
