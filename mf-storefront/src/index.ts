import type { Fills, RemoteModule } from 'shared-runtime/page';

export const screens: RemoteModule['screens'] = {
  'shop-home': () => import('./screens/shop-home.tsx'),
  product: () => import('./screens/product-page.tsx'),
  checkout: () => import('./screens/checkout.tsx'),
  order: () => import('./screens/order-page.tsx'),
  orders: () => import('./screens/my-orders.tsx'),
  complaint: () => import('./screens/complaint.tsx'),
  documents: () => import('./screens/documents.tsx'),
  'not-found': () => import('./screens/not-found.tsx'),
};

export const slots: RemoteModule['slots'] = {
  'shop-preview': (() => import('./slots/shop-preview.tsx')) satisfies Fills<'shop.preview'>,
};
