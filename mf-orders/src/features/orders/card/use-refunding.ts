import type { Order } from 'shared-contracts';
import { useRefundPaymentMutation } from '../api.ts';

/** Gives money back; that it is on its way is known wherever the order is shown. */
export const useRefunding = ({ id }: Order) => useRefundPaymentMutation({ fixedCacheKey: `refund of ${id}` });
