import { isFailure } from 'shared-runtime';

/** Whether an answer leaves open what has become of a refund: sent again, it must be the same one. */
export const isOutcomeUnknown = (caught: unknown): boolean =>
  !isFailure(caught) || caught.kind !== 'problem' || (caught.problem?.status ?? 500) >= 500;

/** Whether it is written down, and done as soon as the provider answers: the order says so, and nothing is left to press. */
export const isRefundRecorded = (caught: unknown): boolean =>
  isFailure(caught) && caught.code === 'payment_unavailable';
