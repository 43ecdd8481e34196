import { Carousel } from '../carousel/carousel.tsx';
import type { CarouselOptions } from '../carousel/options.ts';
import { Heading } from '../heading/heading.tsx';
import { type CarouselProduct, ProductSlide } from './product-slide.tsx';

interface ProductCarouselProps extends Pick<CarouselOptions, 'circular' | 'panelsPerView' | 'bulletCount'> {
  title: string;
  products: readonly CarouselProduct[];
  onAdd: (id: string) => void;
}

const idOf = ({ id }: CarouselProduct): string => id;

export function ProductCarousel({ title, products, onAdd, ...options }: ProductCarouselProps) {
  if (products.length === 0) return null;
  const { panelsPerView = 1 } = options;
  const narrow = typeof panelsPerView === 'object' || panelsPerView > 1;
  return (
    <Carousel label={title} heading={<Heading>{title}</Heading>} items={products} keyOf={idOf} bound {...options}>
      {(product) => <ProductSlide product={product} onAdd={onAdd} narrow={narrow} />}
    </Carousel>
  );
}
