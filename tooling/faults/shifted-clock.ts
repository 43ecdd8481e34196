/**
 * Loaded into a process before its own code (`node --import`): its clock is off by what a file says, in milliseconds, from one moment to
 * the next. Timers go on as they do when a machine's clock is set. Results of native code (`Intl` without a date) keep the true clock.
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
