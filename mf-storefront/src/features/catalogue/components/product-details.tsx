import type { ReactNode } from 'react';
import { type ContentItem, descriptionOf, type Product } from 'shared-contracts';
import { ProductGallery, Split } from 'shared-design-system/pages';
import { cropOf, Heading, Price, Stack, Text, typeset } from 'shared-design-system/shop';

const longTitle = 60;

interface ProductDetailsProps {
  product: Product;
  price: { price: number; sale: number | null; from: boolean };
  pictures: readonly Pick<ContentItem, 'id' | 'link' | 'shape'>[] | undefined;
  buy: ReactNode;
  notes: ReactNode;
}

function galleryOf({ preview }: Product, pictures: ProductDetailsProps['pictures']) {
  const list = pictures ?? (preview ? [{ id: 'preview', link: preview.link, shape: preview }] : []);
  return list.map(({ id, link, shape }) => ({ id, src: link, colour: shape?.colour, crop: cropOf(shape) }));
}

export function ProductDetails({ product, price, pictures, buy, notes }: ProductDetailsProps) {
  const description = descriptionOf(product);
  return (
    <Split
      variant="product"
      main={
        <ProductGallery
          name={product.title}
          pictures={galleryOf(product, pictures)}
          sale={price.sale !== null}
          loading={!pictures && !product.preview}
        />
      }
      side={
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading level={1} size={product.title.length > longTitle ? 'm' : undefined}>
              {typeset(product.title)}
            </Heading>
            <Price size="xl" value={price.price} old={price.sale} from={price.from} />
          </Stack>
          {buy}
          {description ? <Text preserve>{typeset(description)}</Text> : null}
          {notes}
        </Stack>
      }
    />
  );
}
