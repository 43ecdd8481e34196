import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table product_stock (
    merchant_id uuid not null,
    product_id uuid not null,
    size_id text not null default '',
    kind text not null check (kind in ('counted', 'to_order')),
    amount integer not null constraint product_stock_left check (amount >= 0),
    updated_at timestamptz not null,
    primary key (merchant_id, product_id, size_id),
    foreign key (merchant_id, product_id) references products on delete cascade
  );
  create index product_stock_low on product_stock (merchant_id, amount) where kind = 'counted';

  create table stock_changes (
    merchant_id uuid not null,
    change_id uuid not null,
    product_id uuid not null,
    size_id text not null,
    at timestamptz not null,
    was integer,
    became integer,
    cause text not null,
    note text not null default '',
    order_id uuid,
    primary key (merchant_id, change_id),
    foreign key (merchant_id, product_id) references products on delete cascade
  );
  create index on stock_changes (merchant_id, product_id, at desc, change_id);
  create index on stock_changes (at);

  create table stock_pauses (
    merchant_id uuid not null,
    product_id uuid not null,
    size_id text not null default '',
    back_on date not null,
    primary key (merchant_id, product_id, size_id),
    foreign key (merchant_id, product_id) references products on delete cascade
  );
  create index on stock_pauses (back_on);

  create table stock_waits (
    merchant_id uuid not null,
    product_id uuid not null,
    size_id text not null default '',
    email text not null,
    consent jsonb not null,
    site text not null,
    created_at timestamptz not null,
    primary key (merchant_id, product_id, size_id, email),
    foreign key (merchant_id, product_id) references products on delete cascade
  );
  create index on stock_waits (created_at);

  alter table order_lines add column stock_size text;

  create or replace trigger outbox after insert on audit for each row
  when (new.kind in ('signed_in', 'product_stock') or (new.kind like 'order\\_%' and new.kind <> 'order_note'))
  execute function put_in_outbox();
`);
