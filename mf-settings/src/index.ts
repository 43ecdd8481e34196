import type { RemoteModule } from 'shared-runtime';

export const screens: RemoteModule['screens'] = {
  shop: () => import('./screens/shop.tsx'),
  appearance: () => import('./screens/appearance.tsx'),
  delivery: () => import('./screens/delivery.tsx'),
  'delivery-days': () => import('./screens/delivery-days.tsx'),
  payment: () => import('./screens/payment.tsx'),
  contacts: () => import('./screens/contacts.tsx'),
  bot: () => import('./screens/bot.tsx'),
  letters: () => import('./screens/letters.tsx'),
  notifications: () => import('./screens/notifications.tsx'),
  log: () => import('./screens/log.tsx'),
  webhooks: () => import('./screens/webhooks.tsx'),
};
