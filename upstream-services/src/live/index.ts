export { createLive, type Live, type LiveListener } from './live.ts';
