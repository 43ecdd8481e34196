import { checkout } from 'shared-contracts';
import { readsOf, useCall } from 'shared-runtime/page';

export const useCheckoutCall = () => useCall(checkout, (reads) => reads.changed(['Order']));

export const readCheckedPromo = readsOf(
  () => import(/* webpackChunkName: 'checkout-reads' */ './promo/promo-operation.ts'),
)('checkPromoCode', 'Product');

export const readDeliveryDays = readsOf(() => import(/* webpackChunkName: 'checkout-reads' */ './days-operation.ts'))(
  'listDeliveryDays',
  'Delivery',
);
