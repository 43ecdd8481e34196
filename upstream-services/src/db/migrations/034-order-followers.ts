import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table order_follow_links (
    token_hash bytea primary key,
    merchant_id uuid not null,
    order_id uuid not null,
    expires_at timestamptz not null,
    used_by text,
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on order_follow_links (merchant_id, order_id);
  create index on order_follow_links (expires_at);

  create table order_followers (
    merchant_id uuid not null,
    follower_key uuid not null,
    order_id uuid not null,
    channel text not null,
    chat_id text not null,
    followed_at timestamptz not null,
    told uuid[] not null default '{}',
    primary key (merchant_id, follower_key),
    unique (merchant_id, order_id, channel, chat_id),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on order_followers (channel, chat_id);
  create index on order_followers (followed_at);
`);
