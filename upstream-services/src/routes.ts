import { binRoutes } from './bin/routes/index.ts';
import { bins } from './bins.ts';
import { ownsAnyProducts, ownsCategories, ownsProducts } from './catalogue/index.ts';
import * as catalogue from './catalogue/routes/index.ts';
import { ownsContent, serveContentFiles, serveShopIcons } from './content/index.ts';
import * as content from './content/routes/index.ts';
import * as delivery from './delivery/routes/index.ts';
import * as discovery from './discovery/routes/index.ts';
import { ownsGenerations } from './generator/index.ts';
import * as generator from './generator/routes/index.ts';
import type { Domains } from './http/app.ts';
import type { BoundRoute } from './http/bind.ts';
import { findCaller } from './merchants/index.ts';
import * as merchants from './merchants/routes/index.ts';
import * as bot from './notifications/bot/routes/index.ts';
import * as letters from './notifications/letters/routes/index.ts';
import * as notices from './notifications/notices/routes/index.ts';
import * as push from './notifications/push/routes/index.ts';
import * as webhooks from './notifications/webhooks/routes/index.ts';
import { ownsOrders, serveOrderEvents } from './orders/index.ts';
import * as orders from './orders/routes/index.ts';
import * as payments from './payments/routes/index.ts';
import { admitTeam, serveRegistry } from './registry/index.ts';
import * as registry from './registry/routes/index.ts';
import * as shopLog from './shop-log/routes/index.ts';
import { admitStaff } from './staff/index.ts';
import * as staff from './staff/routes/index.ts';
import * as telemetry from './telemetry/routes/index.ts';

export const domains: Domains = {
  routes: [
    ...[
      merchants,
      catalogue,
      orders,
      payments,
      letters,
      bot,
      notices,
      push,
      webhooks,
      delivery,
      content,
      generator,
      staff,
      shopLog,
      discovery,
      telemetry,
      registry,
    ].flatMap((routes) => Object.values<BoundRoute>(routes)),
    ...binRoutes(bins),
  ],
  serve: [
    { group: 's3', add: serveContentFiles },
    { group: 's3', add: serveShopIcons },
    { group: 'orders', add: serveOrderEvents },
    { group: 'api', add: serveRegistry },
  ],
  owners: {
    product: ownsProducts,
    anyProduct: ownsAnyProducts,
    category: ownsCategories,
    order: ownsOrders,
    content: ownsContent,
    pictured: ownsProducts,
    generation: ownsGenerations,
  },
  sessions: { findCaller, admitStaff, admitTeam },
};
