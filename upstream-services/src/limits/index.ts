export { networkOf } from 'shared-contracts/process';
export {
  checkTry,
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
