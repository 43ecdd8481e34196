/**
 * What a shop's first page shows: its banner, its goods and the ways through them, what it says of delivery. The part of the public surface
 * (`index.ts`) that loads with that page.
 */

export {
  CategoryFilter,
  type CategoryFilterProps,
  FilterChips,
  type FilterChipsProps,
} from './components/filter-chips/filter-chips.tsx';
export { type InfoItem, InfoPanel, type InfoPanelProps } from './components/info-panel/info-panel.tsx';
export {
  ExternalProductCard,
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
} from './components/product-card/product-card.tsx';
export { ProductGrid } from './components/product-grid/product-grid.tsx';
export { SearchForm, type SearchFormProps, type SearchOrder } from './components/search-form/search-form.tsx';
export { ShopBanner, type ShopBannerProps, ShopBannerSkeleton } from './components/shop-banner/shop-banner.tsx';
