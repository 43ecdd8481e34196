import { sentenceOf } from '../config/problem.ts';
import { texts } from './texts.ts';

/** Runs a command: its problems are one sentence for a person and an exit code. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await work();
    console.log(texts.done(((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
