/**
 * What a product's page adds to a shop's others: its pictures, its sizes, the way back, and the shop's other goods. The part of the public
 * surface (`index.ts`) that loads with that page.
 */

export { Carousel, type CarouselProps } from './components/carousel/carousel.tsx';
export type { CarouselError, CarouselErrorCode } from './components/carousel/errors.ts';
export type { CarouselHandle } from './components/carousel/handle.ts';
export type { CarouselOptions, MoveType, PaginationType, PanelsPerView } from './components/carousel/options.ts';
export { Crumbs } from './components/crumbs/crumbs.tsx';
export { ProductCarousel, type ProductCarouselProps } from './components/product-carousel/product-carousel.tsx';
export type { CarouselProduct } from './components/product-carousel/product-slide.tsx';
export { ProductGallery, type ProductGalleryProps } from './components/product-gallery/product-gallery.tsx';
export { SizePicker, type SizePickerProps } from './components/size-picker/size-picker.tsx';
