import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table payments (
    merchant_id uuid not null,
    payment_id uuid not null,
    order_id uuid not null,
    shop_id text not null,
    amount bigint not null check (amount > 0),
    capture boolean not null,
    return_url text not null,
    status text not null default 'creating',
    provider_id text,
    confirmation_url text,
    wanted text,
    test boolean not null default false,
    refunded bigint not null default 0,
    cancel_party text,
    cancel_reason text,
    created_at timestamptz not null,
    expires_at timestamptz,
    captured_at timestamptz,
    last_checked_at timestamptz,
    check_at timestamptz,
    notified boolean not null default false,
    primary key (merchant_id, payment_id),
    constraint payments_id unique (payment_id),
    constraint payments_provider_id unique (provider_id),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on payments (merchant_id, order_id);
  create unique index payments_open on payments (merchant_id, order_id) where status in ('creating', 'pending');
  create index payments_check_at on payments (check_at) where check_at is not null;

  create table payment_refunds (
    merchant_id uuid not null,
    refund_id uuid not null,
    payment_id uuid not null,
    idempotency_key uuid not null,
    amount bigint not null check (amount > 0),
    status text not null default 'creating',
    provider_id text,
    reason text,
    created_at timestamptz not null,
    primary key (merchant_id, refund_id),
    constraint payment_refunds_key unique (merchant_id, idempotency_key, payment_id),
    foreign key (merchant_id, payment_id) references payments on delete cascade
  );
  create index on payment_refunds (merchant_id, payment_id);

  alter table payment_profiles
    add column capture text not null default 'at_once',
    add column tax_system_code smallint,
    add column vat_code smallint;

  alter table orders add column refunded bigint not null default 0;

  create or replace function count_order(counted orders, times integer) returns void language plpgsql as $$
  begin
      insert into order_days as known
      select
        counted.merchant_id,
        (counted.created_at at time zone 'Europe/Moscow')::date,
        times * (counted.status = 'created')::integer,
        times * (counted.status = 'accepted')::integer,
        times * (counted.status = 'assembling')::integer,
        times * (counted.status = 'delivering')::integer,
        times * (counted.status = 'completed')::integer,
        times * (counted.status = 'canceled')::integer,
        times * case when counted.status <> 'canceled' then counted.total else 0 end,
        times * case
          when counted.status <> 'canceled' and counted.payment_state = 'succeeded' then counted.total - counted.refunded
          else 0
        end
      on conflict (merchant_id, day) do update set
        created = known.created + excluded.created,
        accepted = known.accepted + excluded.accepted,
        assembling = known.assembling + excluded.assembling,
        delivering = known.delivering + excluded.delivering,
        completed = known.completed + excluded.completed,
        canceled = known.canceled + excluded.canceled,
        total = known.total + excluded.total,
        paid = known.paid + excluded.paid;
  end
  $$;

  create trigger order_days_refunded after update on orders for each row
    when (
      old.refunded is distinct from new.refunded
      and (old.merchant_id, old.created_at, old.status, old.payment_state, old.total)
        is not distinct from (new.merchant_id, new.created_at, new.status, new.payment_state, new.total)
    )
    execute function follow_order();
`);
