export { amountOf, kopecksIn, type ProviderPayment, type ProviderRefund } from './answers.ts';
export { type Account, createYookassa, type Yookassa } from './client.ts';
export { ProviderFailure } from './failure.ts';
export { isSender } from './senders.ts';
