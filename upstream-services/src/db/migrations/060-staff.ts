import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table staff (
    staff_id uuid primary key,
    email text not null constraint staff_email unique,
    role text not null,
    password_hash text,
    totp_secret bytea,
    totp_confirmed_at timestamptz,
    totp_last_step bigint not null default 0,
    is_disabled boolean not null default false,
    created_at timestamptz not null
  );

  create table staff_links (
    token_hash bytea primary key,
    staff_id uuid not null references staff on delete cascade,
    expires_at timestamptz not null
  );
  create index on staff_links (staff_id);

  create table staff_sessions (
    token_hash bytea primary key,
    staff_id uuid not null references staff on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz not null
  );
  create index on staff_sessions (staff_id);

  create table staff_log (
    line_id uuid primary key,
    at timestamptz not null,
    actor text not null,
    actor_id uuid,
    kind text not null,
    subject text,
    detail text,
    address text,
    request_id text,
    same_as text constraint staff_log_same unique,
    times integer not null default 1
  );
  create index on staff_log (at);
`);
