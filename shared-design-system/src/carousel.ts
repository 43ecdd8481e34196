export { Carousel } from './components/carousel/carousel.tsx';
export { ProductCarousel } from './components/product-carousel/product-carousel.tsx';
