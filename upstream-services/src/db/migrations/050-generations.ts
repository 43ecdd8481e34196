import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table generations (
    merchant_id uuid not null references accounts on delete cascade,
    attempt_id uuid not null,
    status text not null default 'created',
    category_slug text not null default '',
    prompt text not null default '',
    product_id uuid,
    source_content_id uuid,
    idempotency_token uuid not null,
    external_id text,
    progress smallint not null default 0,
    step text not null default '',
    problem text not null default '',
    settlement text not null default '',
    created_at timestamptz not null,
    started_at timestamptz,
    deadline_at timestamptz,
    finished_at timestamptz,
    primary key (merchant_id, attempt_id),
    unique (merchant_id, idempotency_token)
  );
  create index on generations (merchant_id, created_at desc);
  create index on generations (deadline_at) where status in ('queued', 'running');
  create index on generations (created_at);

  create table generation_pictures (
    merchant_id uuid not null,
    attempt_id uuid not null,
    role text not null,
    place smallint not null,
    bucket text not null,
    key text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    colour text not null,
    primary key (merchant_id, attempt_id, role, place),
    foreign key (merchant_id, attempt_id) references generations on delete cascade
  );

  create table generation_ledger (
    merchant_id uuid not null references accounts on delete cascade,
    entry_id uuid not null,
    kind text not null,
    amount integer not null,
    subject_id uuid not null,
    created_at timestamptz not null,
    primary key (merchant_id, entry_id),
    constraint generation_ledger_once unique (merchant_id, subject_id, kind)
  );

  create table attempt_purchases (
    merchant_id uuid not null references accounts on delete cascade,
    purchase_id uuid not null,
    pack text not null,
    attempts integer not null,
    price integer not null,
    payment_id text,
    status text not null default 'pending',
    created_at timestamptz not null,
    check_at timestamptz,
    primary key (merchant_id, purchase_id)
  );
  create index on attempt_purchases (check_at) where check_at is not null;
`);
