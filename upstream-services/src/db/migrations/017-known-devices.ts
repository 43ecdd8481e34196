import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table rate_limits add column next_at timestamptz;

  create table devices (
    merchant_id uuid not null references accounts on delete cascade,
    device_id uuid not null,
    token_hash bytea not null,
    user_agent text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (merchant_id, device_id),
    unique (merchant_id, token_hash)
  );
  create index on devices (last_used_at);

  alter table tokens add column device_id uuid;

  create table sign_in_links (
    token_hash bytea primary key,
    merchant_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index on sign_in_links (merchant_id);
  create index on sign_in_links (expires_at);
`);
