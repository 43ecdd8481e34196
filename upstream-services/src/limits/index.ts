export { networkOf } from './networks.ts';
export {
  countTry,
  eachLimit,
  forgetCounts,
  forgetTries,
  type RateLimits,
  rateLimits,
  type Tried,
  takeTryBack,
  timesLimits,
} from './rate-limits.ts';
