import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table teams (
    team text primary key,
    created_at timestamptz not null
  );
  create table team_keys (
    public_key text primary key,
    team text not null references teams,
    added_at timestamptz not null,
    revoked_at timestamptz
  );
  create table team_tokens (
    token_hash bytea primary key,
    team text not null references teams,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create table containers (
    name text primary key,
    team text not null references teams,
    registered_at timestamptz not null,
    stable text,
    previous text[] not null default '{}',
    canary jsonb,
    pinned boolean not null default false
  );
  create table releases (
    name text not null references containers,
    version text not null,
    manifest text not null,
    manifest_hash text not null,
    files text[] not null,
    team text not null references teams,
    public_key text not null references team_keys,
    signature text not null,
    countersignature text not null,
    countersigned_by text not null,
    commit text not null,
    published_at timestamptz not null,
    served_at timestamptz,
    primary key (name, version)
  );
  create table release_history (
    line_id uuid primary key,
    at timestamptz not null,
    name text not null,
    version text,
    kind text not null,
    actor text not null,
    commit text not null,
    reason text not null,
    request_id text not null
  );
  create index on release_history (name, line_id desc);
  create table registry_state (
    one boolean primary key default true check (one),
    revision integer not null
  );
  insert into registry_state (revision) values (0);
`);
