import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column source text not null default 'shop';
  alter table orders add column confirmed_at timestamptz;
  alter table orders add column version integer not null default 1;
  alter table order_lines add column free boolean not null default false;

  create table order_versions (
    merchant_id uuid not null,
    order_id uuid not null,
    version integer not null,
    idempotency_key uuid not null,
    at timestamptz not null,
    before jsonb not null,
    changes jsonb not null,
    primary key (merchant_id, order_id, version),
    unique (merchant_id, order_id, idempotency_key),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );

  alter table payment_refunds add column difference bigint not null default 0;
`);
