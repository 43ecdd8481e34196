import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures, products, words } from '../../testing/examples.ts';
import { ProductCarousel } from './product-carousel.tsx';
import type { CarouselProduct } from './product-slide.tsx';

export default { title: 'Shop/ProductCarousel' } satisfies Meta;

const description = words.paragraph;

const bouquets: CarouselProduct[] = [
  { id: 'peonies', ...products.peonies, description, to: '/p/1' },
  { id: 'roses', ...products.roses, description: words.line, to: '/p/2' },
  { id: 'tulips', ...products.tulips, to: '/p/3' },
  { id: 'mug', ...products.mug, description: words.line, to: '/p/4', choose: true },
  { id: 'sold out', ...products.roses, description, to: '/p/5', disabled: true },
];

const dozen = Array.from({ length: 12 }, (_, index): CarouselProduct => {
  const product = bouquets[index % bouquets.length] as CarouselProduct;
  return { ...product, id: String(index), name: `${index + 1}. ${product.name}` };
});

export const Five = () => <ProductCarousel title="Другие букеты" products={bouquets} onAdd={noop} />;
export const Twelve = () => <ProductCarousel title="Другие букеты" products={dozen} onAdd={noop} />;
export const Two = () => <ProductCarousel title="Другие букеты" products={bouquets.slice(0, 2)} onAdd={noop} />;
export const One = () => <ProductCarousel title="Другие букеты" products={bouquets.slice(0, 1)} onAdd={noop} />;
export const Circular = () => <ProductCarousel title="Другие букеты" products={bouquets} onAdd={noop} circular />;
export const SeveralPerView = () => (
  <ProductCarousel
    title="Другие букеты"
    products={dozen}
    onAdd={noop}
    panelsPerView={{ phone: 1, tablet: 2, desktop: 3 }}
  />
);
export const LongWords = () => (
  <ProductCarousel
    title={`Другие ${words.unbroken}`}
    products={[
      { id: 'long', ...products.long, description, to: '/p/1' },
      { id: 'unbroken', name: words.unbroken, price: null, description: words.unbroken, image: pictures.broken },
      { id: 'nothing', name: '', price: 0 },
    ]}
    onAdd={noop}
  />
);
