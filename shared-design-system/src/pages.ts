/**
 * What other pages add to a shop's first: a product's pictures and sizes, the way back, boxes and columns. The part of the public surface
 * (`index.ts`) that loads with those pages.
 */

// Layout.

export { BrandMark } from './components/brand-mark/brand-mark.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Crumbs } from './components/crumbs/crumbs.tsx';
export { Divider } from './components/divider/divider.tsx';
export { Only, type OnlyProps } from './components/only/only.tsx';
export { Split, type SplitProps } from './components/split/split.tsx';
export { StickyBar, type StickyBarProps } from './components/sticky-bar/sticky-bar.tsx';
export { UntilScripts, type UntilScriptsProps } from './components/until-scripts/until-scripts.tsx';

// A product.

export { ProductGallery, type ProductGalleryProps } from './components/product-gallery/product-gallery.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/quantity-stepper.tsx';
export { SizePicker, type SizePickerProps } from './components/size-picker/size-picker.tsx';
