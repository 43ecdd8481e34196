import type { OrderStatus, PaymentState } from '../wire/enums.ts';

export const orderStatusTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['accepted', 'canceled'],
  accepted: ['assembling', 'canceled'],
  assembling: ['delivering', 'canceled'],
  delivering: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

/** Allowed moves of a payment (decision 4.2). `pending → succeeded` is for transfers and payment on receipt, confirmed by hand. */
export const paymentStateTransitions: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['succeeded', 'canceled'],
  succeeded: ['refunded'],
  canceled: [],
  refunded: [],
};

export const maxCancelReason = 200;
