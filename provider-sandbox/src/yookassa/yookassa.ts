import express, { type Router } from 'express';
import type { Context } from '../context.ts';
import { createApi } from './api.ts';
import { Idempotence, keptKeys } from './idempotence.ts';
import { keptLedger, Ledger } from './ledger.ts';
import { keptNotifications, Notifications } from './notifications.ts';
import { createOverview } from './overview.ts';
import { createPayPage } from './pay-page.ts';
import { paymentOnTheWire, refundOnTheWire } from './payment.ts';

const settleEvery = 1_000;

export function createYookassa(context: Context, notifyUrl?: string): { router: Router; close(): void } {
  const { store, now } = context;
  const changed = (): void => store.changed();
  const notifications: Notifications = new Notifications(
    context,
    notifyUrl,
    store.part('notifications', keptNotifications, () => notifications.kept()),
  );
  const ledger: Ledger = new Ledger(
    now,
    (event, one) => {
      const object = 'paymentId' in one ? refundOnTheWire(one) : paymentOnTheWire(one);
      notifications.tell(one.shop, event, object);
      changed();
    },
    store.part('ledger', keptLedger, () => ledger.kept()),
  );
  const idempotence: Idempotence = new Idempotence(
    now,
    store.part('idempotence', keptKeys, () => idempotence.kept()),
  );
  const router = express.Router();
  router.use('/v3', createApi(context, ledger, idempotence));
  router.use('/pay', createPayPage(ledger, changed));
  router.use(createOverview(ledger, notifications, changed));
  const timer = setInterval(() => ledger.settle(), settleEvery).unref();
  return {
    router,
    close() {
      clearInterval(timer);
      notifications.close();
    },
  };
}
