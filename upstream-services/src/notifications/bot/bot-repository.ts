import type { BotChannel } from 'shared-contracts';
import type { Database } from '../../db/database.ts';

export const listBots = (db: Database) => db.selectFrom('bots').select(['channel', 'start']).execute();

export async function noteBot(db: Database, channel: BotChannel, start: string, now: Date): Promise<void> {
  await db
    .insertInto('bots')
    .values({ channel, start, seen_at: now })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet({ start, seen_at: now }))
    .execute();
}
