import { descriptionOf, isSoldOut, type Product, sizesOf } from 'shared-contracts';
import { ProductCarousel } from 'shared-design-system/carousel';
import { cropOf } from 'shared-design-system/shop';
import { addToCartButtonField } from '../../../components/add-to-cart-button-field.ts';
import { cardPrice } from '../card-price.ts';
import { moreTexts } from '../more-texts.ts';

interface ProductRowProps {
  products: readonly Product[];
  addressOf: (productId: string) => string;
  onAdd: (product: Product) => void;
}

export function ProductRow({ products, addressOf, onAdd }: ProductRowProps) {
  const add = (id: string) => {
    const product = products.find((one) => one.id === id);
    if (product) onAdd(product);
  };
  return (
    <ProductCarousel
      title={moreTexts.others}
      products={products.map((product) => ({
        id: product.id,
        name: product.title,
        ...cardPrice(product),
        image: product.preview?.link,
        colour: product.preview?.colour,
        crop: cropOf(product.preview),
        description: descriptionOf(product),
        to: addressOf(product.id),
        disabled: !product.published || isSoldOut(product),
        choose: sizesOf(product).length > 0,
        sends: addToCartButtonField(product),
      }))}
      onAdd={add}
    />
  );
}
