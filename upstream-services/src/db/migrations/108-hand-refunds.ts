import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column compensated bigint not null default 0;

  create table hand_refunds (
    merchant_id uuid not null,
    idempotency_key uuid not null,
    order_id uuid not null,
    amount bigint not null check (amount > 0),
    created_at timestamptz not null,
    primary key (merchant_id, idempotency_key),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on hand_refunds (merchant_id, order_id);
`);
