export { createWork, type Turn, type Work } from './create-work.ts';
export { type PoolOptions, poolsOf } from './pools.ts';
export { declareTask, type TellProgress } from './task.ts';
