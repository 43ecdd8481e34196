import { migrationOf } from './migration.ts';

/**
 * Whoever knows a browser's subscription can send pushes to it, so it is kept encrypted. Ending a session deletes its browsers; a session that merely
 * expires does not, since a phone that is seldom used is to hear of orders too.
 */
export default migrationOf(`
  create table notice_settings (
    merchant_id uuid primary key references accounts on delete cascade,
    off text[] not null default '{}',
    quiet_from text,
    quiet_to text,
    check ((quiet_from is null) = (quiet_to is null))
  );

  create table push_devices (
    merchant_id uuid not null references accounts on delete cascade,
    push_id uuid not null,
    endpoint_hash bytea not null,
    sealed_subscription bytea not null,
    token_hash bytea not null,
    user_agent text not null,
    added_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (merchant_id, push_id),
    constraint push_devices_endpoint unique (merchant_id, endpoint_hash)
  );
  create index on push_devices (token_hash);
  create index on push_devices (seen_at);

  create function forget_push_device() returns trigger language plpgsql as $$
  begin
    delete from push_devices where merchant_id = old.merchant_id and token_hash = old.token_hash;
    return null;
  end
  $$;

  create function hold_session() returns trigger language plpgsql as $$
  begin
    perform from tokens where token_hash = new.token_hash for key share;
    return case when found then new end;
  end
  $$;

  create trigger hold_session before insert or update on push_devices for each row execute function hold_session();

  create trigger forget_push_device after delete on tokens for each row
    when (old.expires_at > now())
    execute function forget_push_device();

  create table order_pushes (
    merchant_id uuid not null,
    order_id uuid not null,
    push_id uuid not null,
    endpoint_hash bytea not null,
    sealed_subscription bytea not null,
    added_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (merchant_id, order_id, push_id),
    constraint order_pushes_endpoint unique (merchant_id, order_id, endpoint_hash),
    foreign key (merchant_id, order_id) references orders on delete cascade
  );
  create index on order_pushes (ends_at);
`);
