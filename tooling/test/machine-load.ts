import { loadavg } from 'node:os';

/** Milliseconds between two looks. */
const interval = 5_000;

/** Notes how busy the machine is while tests run. */
export class MachineLoad {
  readonly #samples: { at: number; load: number }[] = [];
  readonly #timer = setInterval(() => this.#look(), interval).unref();

  constructor() {
    this.#look();
  }

  #look(): void {
    this.#samples.push({ at: Date.now(), load: loadavg()[0] ?? 0 });
  }

  /**
   * The highest load of a minute that was seen in a time, or right before it; 0 where the system knows none.
   * @param from milliseconds since 1970, as `to`
   */
  during(from = 0, to = Number.POSITIVE_INFINITY): number {
    const before = this.#samples.findLast(({ at }) => at <= from);
    const within = this.#samples.filter(({ at }) => at >= from && at <= to);
    return Math.max(0, ...[...(before ? [before] : []), ...within].map(({ load }) => load));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
