import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table orders (
    merchant_id uuid not null,
    order_id uuid not null,
    number bigint not null,
    secret text not null,
    idempotency_key uuid not null,
    body_hash bytea not null,
    status text not null default 'created',
    payment_state text not null default 'pending',
    payment_method text not null,
    payment_reported_at timestamptz,
    sum bigint not null check (sum >= 0),
    delivery_info jsonb not null,
    consents jsonb not null,
    note text not null default '',
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (merchant_id, order_id),
    constraint orders_number unique (merchant_id, number),
    constraint orders_secret unique (merchant_id, secret),
    constraint orders_idempotency unique (merchant_id, idempotency_key)
  );
  create index on orders (merchant_id, status, number);

  create table order_lines (
    merchant_id uuid not null,
    order_id uuid not null,
    line integer not null,
    product_id uuid not null,
    quantity integer not null check (quantity between 1 and 99),
    title text not null,
    price bigint not null check (price >= 0),
    old_price bigint,
    fields jsonb not null,
    size_id text,
    size_value text,
    primary key (merchant_id, order_id, line),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
`);
