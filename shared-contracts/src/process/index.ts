export { type Ask, answerSupervisor, type LifeSign, tellReady } from './life-signs.ts';
export { createLogOutput, type LogOutput } from './log-output.ts';
export { plainAddress, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
