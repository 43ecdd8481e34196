export { paymentJobs } from './jobs.ts';
export { cancel as cancelHeld, capture as captureHeld, refund } from './money-service.ts';
export { firstCheckAt } from './next-check.ts';
export { begin, canPay, look, pay } from './pay-service.ts';
export { type NewPayment, type PaymentRow, paymentInsert, readPayments } from './payment-repository.ts';
export { paymentWireOf } from './payment-wire.ts';
export { type OfferedCard, offeredCard, readCardAccount } from './repository.ts';
export { offeredPayments } from './service.ts';
export { unwantAfter, wantAfter } from './want.ts';
