export { closeServer, drainTimeouts, watchConnections } from './closing.ts';
export { createConcurrencyLimit, type ReleaseSlot } from './concurrency-limit.ts';
export * from './database-locks.ts';
export { FairQueue } from './fair-queue.ts';
export { type Ask, answerSupervisor, type Heartbeat, tellReady } from './heartbeat.ts';
export { createLogOutput } from './log-output.ts';
export { networkOf } from './networks.ts';
export { BodyTooLarge, readBody } from './read-body.ts';
export {
  createSettingsReader,
  type Environment,
  logLevels,
  refuseSetting,
  type S3Settings,
  StartupError,
} from './settings.ts';
export { normalizeIpAddress, type TrustedProxies } from './trusted-proxies.ts';
