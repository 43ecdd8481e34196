export { ownsGenerations } from './ownership.ts';
