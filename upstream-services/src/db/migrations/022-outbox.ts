import { migrationOf } from './migration.ts';

/**
 * Lines of the audit log that subscribers are still to be told of. A trigger inserts them, so that a change and its event are committed together or
 * not at all, whichever statement or release made the change.
 */
export default migrationOf(`
  create table outbox (
    merchant_id uuid not null,
    audit_id uuid not null,
    position bigint generated always as identity,
    tries integer not null default 0,
    not_before timestamptz not null default now(),
    primary key (merchant_id, audit_id)
  );

  create index outbox_due on outbox (not_before);

  create function put_in_outbox() returns trigger language plpgsql as $$
  begin
    insert into outbox (merchant_id, audit_id) values (new.merchant_id, new.audit_id);
    return null;
  end
  $$;

  create trigger outbox after insert on audit for each row
  when (new.kind in (
    'order_placed', 'order_status', 'order_payment_state', 'order_payment_reported', 'order_delivery_price', 'signed_in'
  ))
  execute function put_in_outbox();
`);
