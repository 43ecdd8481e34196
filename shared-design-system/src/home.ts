/**
 * What a shop's first page shows: its banner, its products and the ways through them, what it says of delivery. The part of the public surface
 * (`index.ts`) that loads with that page.
 */

export { CategoryFilter } from './components/filter-chips/category-filter.tsx';
export { InfoPanel } from './components/info-panel/info-panel.tsx';
export { ExternalProductCard, ProductCard, ProductCardSkeleton } from './components/product-card/product-card.tsx';
export { ProductGrid } from './components/product-grid/product-grid.tsx';
export { SearchForm } from './components/search-form/search-form.tsx';
export { ShopBanner, ShopBannerSkeleton } from './components/shop-banner/shop-banner.tsx';
