/**
 * Makes a member of staff, or gives an existing one a new link: `node upstream-services/src/make-staff.ts <e-mail>
 * <role>`, with `DATABASE_URL` and `PUBLIC_ORIGIN_BLOOM`. The link sets a password once and is printed here only.
 */
import { email as emailForm, staffRoles } from 'shared-contracts';
import { onDatabase, reportOutcome } from './database-command.ts';
import { readPublicOrigin } from './env.ts';
import { makeStaff } from './staff/index.ts';
import { texts } from './texts.ts';

const [typed = '', wanted] = process.argv.slice(2);
const { usage, done } = texts.makeStaff;

const { data: email } = emailForm.safeParse(typed);
const role = staffRoles.find((one) => one === wanted);

reportOutcome(
  email === undefined || role === undefined
    ? [false, usage(staffRoles)]
    : await onDatabase(async (db) => [
        true,
        done(email, role, await makeStaff(db, email, role, readPublicOrigin(process.env))),
      ]),
);
