import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table webhooks (
    merchant_id uuid not null references accounts on delete cascade,
    webhook_id uuid not null,
    url text not null,
    sealed_secret bytea not null,
    created_at timestamptz not null,
    primary key (merchant_id, webhook_id),
    constraint webhooks_url unique (merchant_id, url)
  );

  create table webhook_deliveries (
    merchant_id uuid not null,
    delivery_id uuid not null,
    webhook_id uuid not null,
    event text not null,
    sealed_body bytea not null,
    state text not null default 'waiting',
    attempts jsonb not null default '[]',
    created_at timestamptz not null,
    primary key (merchant_id, delivery_id),
    foreign key (merchant_id, webhook_id) references webhooks on delete cascade
  );

  create index webhook_deliveries_newest on webhook_deliveries (merchant_id, webhook_id, created_at desc, delivery_id desc);
  create index webhook_deliveries_old on webhook_deliveries (created_at);
`);
