import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table products (
    merchant_id uuid not null,
    product_id uuid not null,
    title text not null,
    price bigint not null check (price >= 0),
    old_price bigint check (old_price >= 0),
    is_posted boolean not null,
    fields jsonb not null,
    position integer not null,
    search_text text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (merchant_id, product_id)
  );
  create index on products (merchant_id, position) where deleted_at is null;

  create table categories (
    merchant_id uuid not null,
    category_id uuid not null,
    title text not null,
    description text not null,
    position integer not null,
    created_at timestamptz not null default now(),
    primary key (merchant_id, category_id)
  );

  create table product_categories (
    merchant_id uuid not null,
    category_id uuid not null,
    product_id uuid not null,
    primary key (merchant_id, category_id, product_id),
    foreign key (merchant_id, category_id) references categories on delete cascade,
    foreign key (merchant_id, product_id) references products on delete cascade
  );
  create index on product_categories (merchant_id, product_id);

  create table content (
    merchant_id uuid not null,
    content_id uuid not null,
    external_id text not null,
    bucket text not null,
    key text not null,
    place integer not null,
    show boolean not null,
    width integer not null,
    height integer not null,
    colour text not null,
    idempotency_token uuid not null,
    body_hash bytea not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (merchant_id, content_id),
    constraint content_idempotency unique (merchant_id, idempotency_token)
  );
  create index on content (merchant_id, external_id, place);
`);
