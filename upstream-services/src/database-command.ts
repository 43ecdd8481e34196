import { StartupError } from 'shared-node';
import { createLog, type Log } from './common/log.ts';
import { type Database, openDatabase } from './db/database.ts';
import { readDatabaseUrl } from './env.ts';
import { texts } from './texts.ts';

export type Outcome = [done: boolean, sentence: string];

export function reportOutcome([done, sentence]: Outcome): void {
  process.stdout.write(`${sentence}\n`);
  process.exitCode = done ? 0 : 1;
}

export async function onDatabase(work: (db: Database, log: Log) => Promise<Outcome>): Promise<Outcome> {
  try {
    const log = createLog('warn');
    const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log });
    return await work(db, log).finally(() => db.destroy());
  } catch (error) {
    if (error instanceof StartupError) return [false, error.message];
    return [false, texts.start.noDatabase(error instanceof Error ? error.message : String(error))];
  }
}
