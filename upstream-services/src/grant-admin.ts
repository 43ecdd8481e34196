import { readDatabaseUrl } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createLog } from './log.ts';
import { texts } from './texts.ts';

/** Makes an account one of staff: `node upstream-services/src/grant-admin.ts <e-mail>`, with the services' `DATABASE_URL`. */
async function grantAdmin(email: string): Promise<boolean> {
  const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log: createLog('warn') });
  try {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({ is_admin: true })
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  } finally {
    await db.destroy();
  }
}

const [email] = process.argv.slice(2);
const granted = email !== undefined && (await grantAdmin(email));
const { usage, unknown, done } = texts.grantAdmin;
process.stdout.write(`${email === undefined ? usage : (granted ? done : unknown)(email)}\n`);
process.exitCode = granted ? 0 : 1;
