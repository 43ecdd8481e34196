export { createLive, type Live } from './live.ts';
