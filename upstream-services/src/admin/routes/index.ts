/** What staff may do. */

export { default as listMerchants } from './list-merchants.ts';
export { default as setMumStatus } from './set-mum-status.ts';
export { default as startSubscription } from './start-subscription.ts';
export { default as stopSubscription } from './stop-subscription.ts';
