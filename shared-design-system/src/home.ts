export { CategoryFilter } from './components/filter-chips/category-filter.tsx';
export { InfoPanel } from './components/info-panel/info-panel.tsx';
export { ExternalProductCard, ProductCard, ProductCardSkeleton } from './components/product-card/product-card.tsx';
export { ProductGrid } from './components/product-grid/product-grid.tsx';
export { SearchForm } from './components/search-form/search-form.tsx';
export { ShopBanner, ShopBannerSkeleton } from './components/shop-banner/shop-banner.tsx';
