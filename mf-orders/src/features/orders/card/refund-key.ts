import { isFailure } from 'shared-runtime';

/** A refund that was sent and got no answer. */
export interface SentRefund {
  key: string;
  amount: number;
  /** What the order showed as given back when this was sent. */
  before: number;
}

/** Whether the refund may have been done in spite of the failure: a retry then needs the same key. */
export const isOutcomeUnknown = (caught: unknown): boolean =>
  !isFailure(caught) || caught.kind !== 'problem' || (caught.problem?.status ?? 500) >= 500;

/** Whether the refund is recorded and is done once the provider answers: the order shows that, so no retry is offered. */
export const isRefundRecorded = (caught: unknown): boolean =>
  isFailure(caught) && caught.code === 'payment_unavailable';
