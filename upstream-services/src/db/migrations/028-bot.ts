import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table bots (
    channel text primary key,
    start text not null,
    seen_at timestamptz not null
  );

  create table bot_links (
    token_hash bytea primary key,
    merchant_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_by text
  );
  create index on bot_links (merchant_id);
  create index on bot_links (expires_at);

  create table bot_chats (
    merchant_id uuid not null references accounts on delete cascade,
    chat_key uuid not null,
    channel text not null,
    chat_id text not null,
    name text not null,
    linked_at timestamptz not null,
    blocked_at timestamptz,
    primary key (merchant_id, chat_key),
    unique (merchant_id, channel, chat_id)
  );
  create index on bot_chats (channel, chat_id);

  create table bot_messages (
    merchant_id uuid not null,
    chat_key uuid not null,
    event_id uuid not null,
    order_id uuid,
    kind text not null,
    message_id text not null,
    shown bytea not null,
    sent_at timestamptz not null,
    primary key (merchant_id, chat_key, event_id),
    foreign key (merchant_id, chat_key) references bot_chats on delete cascade,
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on bot_messages (merchant_id, order_id);
  create index on bot_messages (sent_at);
`);
