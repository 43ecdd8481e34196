export * from './boxes.ts';

// A product.

export { ProductGallery } from './components/product-gallery/product-gallery.tsx';
export { QuantityStepper } from './components/quantity-stepper/quantity-stepper.tsx';
