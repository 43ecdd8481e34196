export { isOwner, noteOwner } from './owner.ts';
export { presentSubscription, subscribe, unsubscribe } from './subscribe.ts';
export { type PushSupport, pushSupport } from './support.ts';
