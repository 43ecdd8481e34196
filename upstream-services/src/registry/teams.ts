import { hashSecret, newSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { TeamCaller } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { noteRelease } from './history.ts';

const day = 24 * 3600 * 1000;

/**
 * Identifies the calling team by its token. A refused try is recorded in the history, with the team's name if the token has expired.
 * @throws Refusal unauthorized, rate_limited
 */
export async function admitTeam(
  context: AppContext,
  token: string | null,
  { requestId, address }: { requestId: string; address: string },
): Promise<TeamCaller> {
  const { db, now } = context;
  const found =
    token === null
      ? undefined
      : await db
          .selectFrom('team_tokens')
          .select(['team', 'expires_at'])
          .where('token_hash', '=', hashSecret(token))
          .executeTakeFirst();
  if (found && found.expires_at > now()) return { team: found.team };
  await enforceRateLimit(context, ['teamTokensFromNetwork', address]);
  const actor = found ? (`team ${found.team}` as const) : 'nobody';
  const reason = found ? 'the token has run out' : 'an unknown token';
  await noteRelease(db, { name: '', kind: 'refused', actor, reason, requestId }, now());
  throw new Refusal('unauthorized');
}

interface TeamGrant {
  publicKey?: string;
  days: number;
  revoke?: boolean;
  containers?: readonly string[];
}

/**
 * Creates a team, or gives an existing one another key and token; its earlier tokens end.
 * @returns the token, which is shown here only
 */
export async function makeTeam(
  db: Database,
  team: string,
  { publicKey, days, revoke = false, containers = [] }: TeamGrant,
  now = new Date(),
): Promise<string> {
  const token = newSecret();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('teams')
      .values({ team, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (revoke) {
      await trx.updateTable('team_keys').set({ revoked_at: now }).where('team', '=', team).execute();
    }
    if (publicKey !== undefined) {
      await trx
        .insertInto('team_keys')
        .values({ public_key: publicKey, team, added_at: now, revoked_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const name of containers) {
      await trx
        .insertInto('containers')
        .values({ name, team, registered_at: now, stable: null, canary: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx.deleteFrom('team_tokens').where('team', '=', team).execute();
    await trx
      .insertInto('team_tokens')
      .values({
        token_hash: hashSecret(token),
        team,
        created_at: now,
        expires_at: new Date(now.getTime() + days * day),
      })
      .execute();
  });
  return token;
}
