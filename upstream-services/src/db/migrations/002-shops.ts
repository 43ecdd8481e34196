import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table shops (
    merchant_id uuid primary key,
    contact_phone text,
    location_address text,
    settings jsonb not null default '{}',
    visibility text not null default 'unpublished',
    mum_status text not null default 'notFound',
    is_active boolean not null default true,
    product_types jsonb not null default '[]',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  create table shop_state (
    merchant_id uuid primary key,
    revision bigint not null default 1,
    last_order_number bigint not null default 1000
  ) with (fillfactor = 50);

  create table audit (
    merchant_id uuid not null,
    audit_id uuid not null,
    at timestamptz not null default now(),
    actor text not null,
    actor_id uuid,
    kind text not null,
    subject_id text,
    was text,
    became text,
    address text,
    request_id text,
    primary key (merchant_id, audit_id)
  );
  create index on audit (merchant_id, subject_id);

  create table payment_profiles (
    merchant_id uuid primary key,
    payment_type text not null,
    card_shop_id text,
    sealed_secret bytea,
    secret_mask text
  );

  create table delivery_conditions (
    merchant_id uuid constraint delivery_conditions_merchant primary key,
    conditions_id uuid not null,
    show_address boolean not null,
    methods jsonb not null,
    communications jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
`);
