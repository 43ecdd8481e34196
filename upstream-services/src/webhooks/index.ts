export { tellWebhooks } from './events.ts';
