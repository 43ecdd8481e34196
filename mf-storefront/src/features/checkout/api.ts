import { checkout } from 'shared-contracts';
import { readsOf, useCall } from 'shared-runtime/page';

export const useCheckoutCall = () => useCall(checkout, (reads) => reads.changed(['Order']));

export const readCheckedPromo = readsOf(
  () => import(/* webpackChunkName: 'checkout-reads' */ './promo/promo-operation.ts'),
)('checkPromoCode', 'Product');

export const loadDayOperation = () => import(/* webpackChunkName: 'checkout-reads' */ './days-operation.ts');

export const readDeliveryDays = readsOf(loadDayOperation)('listDeliveryDays', 'Delivery');
