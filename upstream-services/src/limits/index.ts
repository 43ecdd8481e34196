export { networkOf } from 'shared-node';
export {
  checkRateLimit,
  deleteExpiredCounts,
  enforceRateLimit,
  mapRateLimits,
  type RateLimitKey,
  type RateLimits,
  rateLimits,
  refundRateLimit,
  resetRateLimit,
  scaleLimits,
} from './rate-limits.ts';
