import type { Fills, RemoteModule } from 'shared-runtime';

export const screens: RemoteModule['screens'] = {
  'product-list': () => import('./screens/product-list.tsx'),
  'product-new': () => import('./screens/product-new.tsx'),
  'product-import': () => import('./screens/product-import.tsx'),
  'price-rules': () => import('./screens/price-rules.tsx'),
  'price-rule': () => import('./screens/price-rule.tsx'),
  bin: () => import('./screens/bin.tsx'),
  product: () => import('./screens/product.tsx'),
  category: () => import('./screens/category.tsx'),
  'category-list': () => import('./screens/category-list.tsx'),
  'promo-code-list': () => import('./screens/promo-code-list.tsx'),
  'promo-code': () => import('./screens/promo-code.tsx'),
};

export const slots: RemoteModule['slots'] = {
  'low-stock': (() => import('./slots/low-stock.tsx')) satisfies Fills<'dashboard.side'>,
};
