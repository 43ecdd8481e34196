import type { OrderStatus, PaymentState } from '../wire/enums.ts';

export const orderStatusTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['accepted', 'canceled'],
  accepted: ['assembling', 'canceled'],
  assembling: ['delivering', 'canceled'],
  delivering: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

/**
 * Allowed transitions of a payment's state (decision 4.2). `pending → succeeded` is the merchant's confirmation of a transfer or a payment on
 * receipt.
 */
export const paymentStateTransitions: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['succeeded', 'canceled'],
  succeeded: ['refunded'],
  canceled: [],
  refunded: [],
};

export const maxCancelReason = 200;

export const isEditable = ({ status, paymentState }: { status: OrderStatus; paymentState: PaymentState }): boolean =>
  (status === 'created' || status === 'accepted') && paymentState !== 'refunded';
