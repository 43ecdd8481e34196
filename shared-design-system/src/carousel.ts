/**
 * Rows that are swiped. The part of the public surface (`index.ts`) that loads when such a row comes near the view: until then the browser
 * scrolls what the server rendered.
 */

export { Carousel, type CarouselProps } from './components/carousel/carousel.tsx';
export type { CarouselError, CarouselErrorCode } from './components/carousel/errors.ts';
export type { CarouselHandle } from './components/carousel/handle.ts';
export type { CarouselOptions, MoveType, PaginationType, PanelsPerView } from './components/carousel/options.ts';
export { ProductCarousel, type ProductCarouselProps } from './components/product-carousel/product-carousel.tsx';
export type { CarouselProduct } from './components/product-carousel/product-slide.tsx';
