import type { RemoteModule } from 'shared-runtime';

/** What routes of `remote.json` show, by their key. */
export const screens: RemoteModule['screens'] = {
  'product-list': () => import('./screens/product-list.tsx'),
  'product-new': () => import('./screens/product-new.tsx'),
  'product-import': () => import('./screens/product-import.tsx'),
  bin: () => import('./screens/bin.tsx'),
  product: () => import('./screens/product.tsx'),
  category: () => import('./screens/category.tsx'),
  'category-list': () => import('./screens/category-list.tsx'),
};
