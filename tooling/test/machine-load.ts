import { loadavg } from 'node:os';

const interval = 5_000;

export class MachineLoad {
  readonly #samples: { at: number; load: number }[] = [];
  readonly #timer = setInterval(() => this.#look(), interval).unref();

  constructor() {
    this.#look();
  }

  #look(): void {
    this.#samples.push({ at: Date.now(), load: loadavg()[0] ?? 0 });
  }

  during(from = 0, to = Number.POSITIVE_INFINITY): number {
    const before = this.#samples.findLast(({ at }) => at <= from);
    const within = this.#samples.filter(({ at }) => at >= from && at <= to);
    return Math.max(0, ...[...(before ? [before] : []), ...within].map(({ load }) => load));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
