/**
 * What other pages add to a shop's first: a product's pictures and sizes, the way back, boxes and columns. The part of the public surface
 * that loads with those pages.
 */

export * from './boxes.ts';

// A product.

export { ProductGallery } from './components/product-gallery/product-gallery.tsx';
export { QuantityStepper } from './components/quantity-stepper/quantity-stepper.tsx';
