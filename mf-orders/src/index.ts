import type { Fills, RemoteModule } from 'shared-runtime';

export const screens: RemoteModule['screens'] = {
  'order-list': () => import('./screens/order-list.tsx'),
  'new-order': () => import('./screens/new-order.tsx'),
  order: () => import('./screens/order.tsx'),
  'edit-order': () => import('./screens/edit-order.tsx'),
  deliveries: () => import('./screens/deliveries.tsx'),
};

export const slots: RemoteModule['slots'] = {
  'new-orders': (() => import('./slots/new-orders.tsx')) satisfies Fills<'dashboard.main'>,
  'order-work': (() => import('./slots/order-work.tsx')) satisfies Fills<'dashboard.main'>,
  'order-sums': (() => import('./slots/order-sums.tsx')) satisfies Fills<'dashboard.side'>,
  'order-watch': (() => import('./slots/order-watch.tsx')) satisfies Fills<'office.watch'>,
};
