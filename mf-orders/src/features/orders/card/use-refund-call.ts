import type { Order } from 'shared-contracts';
import { useRefundPaymentMutation } from '../api.ts';

/** With a cache key of its own, so that every place that shows the order knows that a refund is under way. */
export const useRefundCall = ({ id }: Order) => useRefundPaymentMutation({ fixedCacheKey: `refund of ${id}` });
