import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table audit add column reverts uuid;

  alter table orders
    add column last_step jsonb,
    add column reverted_step uuid,
    add column last_report jsonb;

  create table buyer_letters (
    merchant_id uuid not null,
    event_id uuid not null,
    order_id uuid not null,
    state text not null,
    at timestamptz not null,
    primary key (merchant_id, event_id),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on buyer_letters (merchant_id, order_id);
  create index on buyer_letters (at);

  create or replace trigger outbox after insert on audit for each row
  when (new.kind = 'signed_in' or (new.kind like 'order\\_%' and new.kind <> 'order_note'))
  execute function put_in_outbox();
`);
