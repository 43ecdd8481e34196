import { describeError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await work();
    console.log(texts.done(((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')));
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
