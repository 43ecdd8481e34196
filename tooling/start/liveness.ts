import type { EventEmitter } from 'node:events';
import type { Ask, Heartbeat } from 'shared-node';

export interface LivenessOptions {
  every?: number;
  timeout?: number;
  memoryLimit: number;
  onSilent(milliseconds: number): void;
  onTooBig(memory: number): void;
}

/** Consecutive answers above the memory limit before anything is done: short peaks are harmless. */
const answersOverLimit = 3;

type WatchedProcess = EventEmitter & { connected: boolean; send(question: Ask, onSent: () => void): unknown };

/**
 * Asks a process for heartbeats until it ends. Silence is measured in unanswered questions and not in time: if the machine slept and the supervisor
 * with it, the processes are not to blame.
 */
export function watchLiveness(child: WatchedProcess, options: LivenessOptions): void {
  const { every = 2_000, timeout = 30_000, memoryLimit, onSilent, onTooBig } = options;
  const most = Math.ceil(timeout / every);
  let unanswered = 0;
  let over = 0;
  child.on('message', (message) => {
    const sign = message as Heartbeat;
    if (!('alive' in sign)) return;
    unanswered = 0;
    over = sign.memory > memoryLimit ? over + 1 : 0;
    if (over >= answersOverLimit) onTooBig(sign.memory);
  });
  const question: Ask = { ask: 'alive' };
  const timer = setInterval(() => {
    if (unanswered >= most) {
      clearInterval(timer);
      onSilent(unanswered * every);
      return;
    }
    unanswered += 1;
    if (child.connected) child.send(question, () => {});
  }, every);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}
