import { createLog } from './common/log.ts';
import { ConfigError, readDatabaseUrl } from './config.ts';
import { openDatabase } from './db/database.ts';
import { grantAdmin } from './merchants/index.ts';
import { texts } from './texts.ts';

/** Makes an account one of staff: `node upstream-services/src/grant-admin.ts <e-mail>`, with the services' `DATABASE_URL`. */
async function grant(email: string): Promise<boolean> {
  const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log: createLog('warn') });
  try {
    return await grantAdmin(db, email.toLowerCase());
  } finally {
    await db.destroy();
  }
}

async function run(email: string | undefined): Promise<[code: number, sentence: string]> {
  const { usage, unknown, done } = texts.grantAdmin;
  if (email === undefined) return [1, usage];
  try {
    return (await grant(email)) ? [0, done(email)] : [1, unknown(email)];
  } catch (error) {
    if (error instanceof ConfigError) return [1, error.message];
    return [1, texts.start.noDatabase(error instanceof Error ? error.message : String(error))];
  }
}

const [code, sentence] = await run(process.argv[2]);
process.stdout.write(`${sentence}\n`);
process.exitCode = code;
