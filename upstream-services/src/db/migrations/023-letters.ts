import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column site text;

  create table letter_texts (
    merchant_id uuid not null references accounts on delete cascade,
    kind text not null,
    text text not null,
    primary key (merchant_id, kind)
  );

  create table quiet_addresses (
    merchant_id uuid not null references accounts on delete cascade,
    address_hash bytea not null,
    since timestamptz not null,
    primary key (merchant_id, address_hash)
  );
`);
