import { migrationOf } from './migration.ts';

/** A link that binds a chat ends with the session that asked for it, as a bound chat is a way to sign in. */
export default migrationOf(`
  alter table bot_links add column session_hash bytea references tokens on delete cascade;
  create index on bot_links (session_hash);
  alter table accounts add column password_set_at timestamptz;
`);
