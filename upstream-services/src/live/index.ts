export { createLive, type Live, type LiveListener } from './live.ts';
export { serveOrderEvents } from './order-events.ts';
