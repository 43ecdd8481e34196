export { closeServer, handOver, watchConnections } from './closing.ts';
export { type Ask, answerSupervisor, type Heartbeat, tellReady } from './heartbeat.ts';
export { createLogOutput } from './log-output.ts';
export { networkOf } from './networks.ts';
export {
  type Environment,
  logLevels,
  refuseSetting,
  type S3Settings,
  StartProblem,
  settingsIn,
} from './settings.ts';
export { plainAddress, type TrustedProxies } from './trusted-proxies.ts';
