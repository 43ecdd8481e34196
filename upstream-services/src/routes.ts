import { adminRoutes } from './admin/index.ts';
import { binRoutes } from './bin/index.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import { contentRoutes } from './content/index.ts';
import { deliveryRoutes } from './delivery/index.ts';
import { discoveryRoutes } from './discovery/index.ts';
import type { Bound } from './http/bind.ts';
import { merchantRoutes } from './merchants/index.ts';
import { orderRoutes } from './orders/index.ts';
import { paymentRoutes } from './payments/index.ts';

/** Everything that these services answer, besides the files of pictures. */
export const routes: readonly Bound[] = [
  ...merchantRoutes,
  ...catalogueRoutes,
  ...binRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...deliveryRoutes,
  ...contentRoutes,
  ...adminRoutes,
  ...discoveryRoutes,
];
