export { networkOf } from './networks.ts';
export {
  countTry,
  forgetTries,
  type RateLimits,
  rateLimits,
  type Tried,
  takeTryBack,
  timesLimits,
} from './rate-limits.ts';
