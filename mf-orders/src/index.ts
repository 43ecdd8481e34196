import type { RemoteModule } from 'shared-runtime';

/** What routes of `remote.json` show, by their key. */
export const screens: RemoteModule['screens'] = {
  'order-list': () => import('./screens/order-list.tsx'),
  order: () => import('./screens/order.tsx'),
};

/** What this remote brings for other containers, by the key in `remote.json`. */
export const slots: RemoteModule['slots'] = {
  'new-orders': () => import('./slots/new-orders.tsx'),
  'order-sums': () => import('./slots/order-sums.tsx'),
  'order-watch': () => import('./slots/order-watch.tsx'),
};
