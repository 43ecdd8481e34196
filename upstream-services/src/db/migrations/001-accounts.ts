import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table accounts (
    merchant_id uuid primary key,
    email text not null constraint accounts_email unique,
    password_hash text not null,
    is_admin boolean not null default false,
    created_at timestamptz not null default now()
  );

  create table shop_names (
    name text constraint shop_names_name primary key,
    merchant_id uuid not null unique references accounts on delete cascade
  );

  create table tokens (
    token_hash bytea primary key,
    merchant_id uuid not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index on tokens (merchant_id);
  create index on tokens (expires_at);

  create table reset_links (
    token_hash bytea primary key,
    merchant_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index on reset_links (merchant_id);
  create index on reset_links (expires_at);

  create table rate_limits (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  );
  create index on rate_limits (ends_at);
`);
