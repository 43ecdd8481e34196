import type { EventEmitter } from 'node:events';
import type { Ask, Heartbeat } from 'shared-contracts/process';

/** What a process is asked, and what follows from its answers. */
export interface LivenessOptions {
  /** Milliseconds between two questions. */
  every?: number;
  /** Milliseconds of silence after which it counts as hung. */
  timeout?: number;
  /** Bytes of memory that it may hold. */
  memoryLimit: number;
  /** It answers no more; told once, with the milliseconds of silence. */
  onSilent(milliseconds: number): void;
  /** It held more memory than it may in several answers in a row; told again with each further one. */
  onTooBig(memory: number): void;
}

/** So many answers in a row: a peak that passes is none of the supervisor's business. */
const answersOverLimit = 3;

/** As much of a child process as is asked for. */
type Asked = EventEmitter & { connected: boolean; send(question: Ask, told: () => void): unknown };

/**
 * Asks a process for heartbeats until it ends. Silence is counted in questions, not by the clock: when the supervisor was stopped itself
 * (a machine that slept), its processes are not to blame.
 */
export function watchLiveness(child: Asked, options: LivenessOptions): void {
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
