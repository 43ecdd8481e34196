export type { NotificationChannel } from './channel.ts';
export { once } from './once.ts';
export { type OutboxEvent, relayEvents, type Subscriber } from './outbox.ts';
export { startRelay } from './relay.ts';
