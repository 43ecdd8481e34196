/**
 * Rows that are swiped. The part of the public surface (`index.ts`) that loads when such a row comes near the view: until then the browser
 * scrolls what the server rendered.
 */

export { Carousel } from './components/carousel/carousel.tsx';
export { ProductCarousel } from './components/product-carousel/product-carousel.tsx';
