import { listPaymentMethods } from 'shared-contracts';
import { readDeliveryMethods } from '../../delivery/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { readShopRow } from '../../merchants/index.ts';
import { offeredPayments, readCardAccount } from '../../payments/index.ts';

export default bindRoute(listPaymentMethods, ({ context, shop }) =>
  shop.remember('payments', async () => {
    const { merchantId } = shop;
    const [methods, account, { settings }] = await Promise.all([
      readDeliveryMethods(context.db, merchantId),
      readCardAccount(context.db, merchantId),
      readShopRow(context.db, merchantId),
    ]);
    const { paymentMethods = [] } = settings as { paymentMethods?: unknown[] };
    const takes = { takesCards: account?.payment_type === 'card', takesTransfers: paymentMethods.length > 0 };
    return { payment_methods: offeredPayments({ methods, ...takes }).map((type) => ({ type })) };
  }),
);
