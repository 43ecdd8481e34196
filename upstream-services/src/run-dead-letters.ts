import { type Outcome, onDatabase, reportOutcome } from './database-command.ts';
import { jobs } from './job-list.ts';
import { createJobs } from './jobs/index.ts';
import { texts } from './texts.ts';

const [name = ''] = process.argv.slice(2);

const names = jobs.map((job) => job.name);

const run = (): Promise<Outcome> =>
  onDatabase(async (db, log) => {
    // An empty key will do: nothing is encrypted here, and encrypted data stays as it is.
    const system = createJobs({ db, key: Buffer.alloc(0), log });
    try {
      return [true, texts.deadLetters.done(await system.runDeadLetters(name))];
    } finally {
      await system.close();
    }
  });

reportOutcome(names.includes(name) ? await run() : [false, texts.deadLetters.usage(names)]);
