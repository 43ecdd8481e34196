import { defaultDataDir } from '../config/data-folder.ts';
import { sentenceOf } from '../config/problem.ts';
import { texts as startTexts } from '../start/texts.ts';
import { texts } from './texts.ts';

/** Runs a command: its problems are one sentence for a person and an exit code. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await work();
    console.log(texts.done(((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')));
  } catch (error) {
    console.error(sentenceOf(error, defaultDataDir(), { ...texts, ...startTexts }));
    process.exitCode = 1;
  }
}
