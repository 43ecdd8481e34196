export type { NotificationChannel } from './channel.ts';
export { readOnce } from './once.ts';
export { type OutboxEvent, relayEvents, type Subscriber } from './outbox.ts';
export { startRelay } from './relay.ts';
