/**
 * Loaded into a process before its own code (`node --import`). Shifts the process's clock by the milliseconds in a file, at once when the file
 * changes. Timers are not affected, as when a machine's clock is set. Native code (`Intl` without a date) still sees the true time.
 */
import { readFileSync } from 'node:fs';

const trueDate = Date;
let shift = 0;

const read = (): void => {
  try {
    shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE as string, 'utf8')) || 0;
  } catch {
    // Being written just now.
  }
};
read();
setInterval(read, 100).unref();

const now = (): number => trueDate.now() + shift;
globalThis.Date = new Proxy(trueDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self) as Date,
  apply: () => new trueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
