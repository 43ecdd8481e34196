import { adminRoutes } from './admin/routes/index.ts';
import { binRoutes } from './bin/routes/index.ts';
import { bins } from './bins.ts';
import { ownsAnyProducts, ownsCategories, ownsProducts } from './catalogue/index.ts';
import { catalogueRoutes } from './catalogue/routes/index.ts';
import { ownsContent } from './content/index.ts';
import { contentRoutes, serveContentFiles, serveShopIcons } from './content/routes/index.ts';
import { deliveryRoutes } from './delivery/routes/index.ts';
import { discoveryRoutes } from './discovery/routes/index.ts';
import type { Domains } from './http/app.ts';
import { findCaller } from './merchants/index.ts';
import { merchantRoutes } from './merchants/routes/index.ts';
import { ownsOrders } from './orders/index.ts';
import { orderRoutes, serveOrderEvents } from './orders/routes/index.ts';
import { paymentRoutes } from './payments/routes/index.ts';

/** Everything that these services answer, who tells whose an entity is, and who calls. */
export const domains: Domains = {
  routes: [
    ...merchantRoutes,
    ...catalogueRoutes,
    ...binRoutes(bins),
    ...orderRoutes,
    ...paymentRoutes,
    ...deliveryRoutes,
    ...contentRoutes,
    ...adminRoutes,
    ...discoveryRoutes,
  ],
  serve: [serveContentFiles, serveShopIcons, serveOrderEvents],
  owners: {
    product: ownsProducts,
    anyProduct: ownsAnyProducts,
    category: ownsCategories,
    order: ownsOrders,
    content: ownsContent,
    pictured: ownsProducts,
  },
  findCaller,
};
