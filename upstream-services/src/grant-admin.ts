/** Makes an account one of staff: `node upstream-services/src/grant-admin.ts <e-mail>`, with the services' `DATABASE_URL`. */
import { onDatabase, tell } from './database-command.ts';
import { grantAdmin } from './merchants/index.ts';
import { texts } from './texts.ts';

const [email] = process.argv.slice(2);
const { usage, unknown, done } = texts.grantAdmin;

tell(
  email === undefined
    ? [false, usage]
    : await onDatabase(async (db) =>
        (await grantAdmin(db, email.toLowerCase())) ? [true, done(email)] : [false, unknown(email)],
      ),
);
