import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table payment_accounts (
    merchant_id uuid not null references accounts on delete cascade,
    shop_id text not null,
    sealed_secret bytea not null,
    tax_system_code smallint,
    vat_code smallint,
    kept_at timestamptz not null,
    primary key (merchant_id, shop_id)
  );

  alter table payments add column released bigint not null default 0;
`);
