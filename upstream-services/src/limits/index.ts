export { networkOf } from 'shared-node';
export {
  checkRateLimit,
  eachLimit,
  enforceRateLimit,
  forgetCounts,
  type RateLimitKey,
  type RateLimits,
  rateLimits,
  refundRateLimit,
  resetRateLimit,
  timesLimits,
} from './rate-limits.ts';
