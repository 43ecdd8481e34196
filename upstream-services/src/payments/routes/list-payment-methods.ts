import { listPaymentMethods } from 'shared-contracts';
import { readDeliveryMethods } from '../../delivery/index.ts';
import { bind } from '../../http/bind.ts';
import { offeredPayments } from '../service.ts';

export default bind(listPaymentMethods, ({ context, shop }) =>
  shop.remember('payments', async () => {
    const methods = await readDeliveryMethods(context.db, shop.merchantId);
    return { payment_methods: offeredPayments(methods).map((type) => ({ type })) };
  }),
);
