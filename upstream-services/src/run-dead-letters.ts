import { createLog } from './common/log.ts';
import { ConfigError, readDatabaseUrl } from './config.ts';
import { openDatabase } from './db/database.ts';
import { jobs } from './job-list.ts';
import { createJobs } from './jobs/index.ts';
import { texts } from './texts.ts';

/**
 * Has jobs run again that failed for good: `node upstream-services/src/run-dead-letters.ts <job>`, with the services' `DATABASE_URL`.
 * @returns how many
 */
async function runDeadLetters(name: string): Promise<number> {
  const log = createLog('warn');
  const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log });
  // Nothing is written with a key here: what is sealed stays as it is.
  const system = createJobs({ db, key: Buffer.alloc(0), log });
  try {
    return await system.runDeadLetters(name);
  } finally {
    await system.close();
    await db.destroy();
  }
}

async function run(name: string | undefined): Promise<[code: number, sentence: string]> {
  const names = jobs.map((job) => job.name);
  if (name === undefined || !names.includes(name)) return [1, texts.deadLetters.usage(names)];
  try {
    return [0, texts.deadLetters.done(await runDeadLetters(name))];
  } catch (error) {
    if (error instanceof ConfigError) return [1, error.message];
    return [1, texts.start.noDatabase(error instanceof Error ? error.message : String(error))];
  }
}

const [code, sentence] = await run(process.argv[2]);
process.stdout.write(`${sentence}\n`);
process.exitCode = code;
