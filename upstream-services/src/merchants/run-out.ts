import type { AppContext } from '../context.ts';
import { deviceLife } from './device-repository.ts';

/** Counts that are kept at most, of however many addresses tries come from: those that end first are forgotten first. */
const mostCounts = 500_000;

/** Deletes counts, links, challenges, tokens and devices that have run out. */
export async function forgetRunOut(context: AppContext): Promise<void> {
  const now = context.now();
  await context.db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb.selectFrom('rate_limits').select('key').orderBy('ends_at', 'desc').offset(mostCounts),
    )
    .execute();
  await context.db.deleteFrom('reset_links').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('sign_in_links').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('used_challenges').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('tokens').where('expires_at', '<', now).execute();
  const forgotten = new Date(now.getTime() - deviceLife);
  await context.db.deleteFrom('devices').where('last_used_at', '<', forgotten).execute();
}
