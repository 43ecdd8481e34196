import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table totp (
    merchant_id uuid primary key references accounts on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  );

  create table recovery_codes (
    merchant_id uuid not null references accounts on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (merchant_id, code_hash)
  );

  create table passkeys (
    merchant_id uuid not null references accounts on delete cascade,
    passkey_id uuid not null,
    credential_id text not null constraint passkeys_credential unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    site_id text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (merchant_id, passkey_id)
  );

  create table used_challenges (
    challenge_hash bytea primary key,
    expires_at timestamptz not null
  );
  create index on used_challenges (expires_at);
`);
