export type { NotificationChannel } from './channel.ts';
export { readOnce } from './once.ts';
export { startRelay } from './relay.ts';
export { type OutboxEvent, relayEvents, type Subscriber } from './relay-events.ts';
