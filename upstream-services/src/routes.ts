import { adminRoutes } from './admin/index.ts';
import { binRoutes } from './bin/index.ts';
import { bins } from './bins.ts';
import { catalogueRoutes, ownsAnyProducts, ownsCategories, ownsProducts } from './catalogue/index.ts';
import { contentRoutes, ownsContent, serveContentFiles, serveShopIcons } from './content/index.ts';
import { deliveryRoutes } from './delivery/index.ts';
import { discoveryRoutes } from './discovery/index.ts';
import type { Domains } from './http/app.ts';
import { findCaller, merchantRoutes } from './merchants/index.ts';
import { orderRoutes, ownsOrders, serveOrderEvents } from './orders/index.ts';
import { paymentRoutes } from './payments/index.ts';

/** Everything that these services answer, who tells whose a thing is, and who calls. */
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
