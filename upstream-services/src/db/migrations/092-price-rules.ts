import { migrationOf } from './migration.ts';

/**
 * Dated price rules. Each product carries a copy of the rule that applies to it now (`price_rule`), so that lists need not look for it and the
 * database can compute `lowest_price`. `price_rule_of` finds a product's rule by the database's clock: of those that apply, the one that began last.
 * Triggers set it at once for products that are new or change categories; when a rule begins or ends, `shop_state.prices_until` says that the shop's
 * products are due.
 */
export default migrationOf(
  `
  create table price_rules (
    merchant_id uuid not null references accounts on delete cascade,
    rule_id uuid not null,
    kind text not null check (kind in ('sale', 'rise')),
    percent integer not null check (percent between 1 and 300),
    round_to integer not null check (round_to > 0),
    category_ids uuid[],
    begins_at timestamptz not null,
    ends_at timestamptz not null check (ends_at >= begins_at),
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (merchant_id, rule_id)
  );

  alter table shop_state add column prices_until timestamptz;
  create index shop_state_prices_until on shop_state (prices_until) where prices_until is not null;

  create function price_rule_of(merchant uuid, product uuid) returns jsonb language plpgsql stable as $$
  begin
    return (
      select jsonb_build_object(
        'kind', kind, 'percent', percent, 'round_to', round_to,
        'ends_at', to_char(ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
      from price_rules
      where merchant_id = merchant and begins_at <= statement_timestamp() and statement_timestamp() < ends_at
        and (category_ids is null or exists (
          select from product_categories as its
          where its.merchant_id = merchant and its.product_id = product and its.category_id = any(category_ids)
        ))
      order by begins_at desc, created_at desc, rule_id
      limit 1
    );
  end
  $$;

  create function ruled_price(price bigint, rule jsonb) returns bigint language sql immutable parallel safe as $$
    select case rule ->> 'kind'
      when 'sale' then least(price, greatest(round(price * (100 - percent) / (100.0 * step))::bigint * step, step))
      when 'rise' then greatest(price, least(round(price * (100 + percent) / (100.0 * step))::bigint * step, 9999999999))
      else price
    end
    from (select (rule ->> 'percent')::bigint as percent, (rule ->> 'round_to')::bigint * 100 as step) as terms
  $$;

  alter table products add column price_rule jsonb;
  alter table products drop column lowest_price;
  alter table products add column lowest_price bigint not null
    generated always as (ruled_price(lowest_price(price, fields), price_rule)) stored;
  create index products_lowest_price on products (merchant_id, lowest_price, product_id) where deleted_at is null and is_posted;

  create function rule_new_product() returns trigger language plpgsql as $$
  begin
    new.price_rule := price_rule_of(new.merchant_id, new.product_id);
    return new;
  end
  $$;
  create trigger price_rule before insert on products for each row execute function rule_new_product();

  create function rule_regrouped_products() returns trigger language plpgsql as $$
  begin
    with ruled as materialized (
      select merchant_id, product_id, price_rule_of(merchant_id, product_id) as rule
      from (select distinct merchant_id, product_id from regrouped) as regrouped
    )
    update products set price_rule = ruled.rule from ruled
    where products.merchant_id = ruled.merchant_id and products.product_id = ruled.product_id
      and products.price_rule is distinct from ruled.rule;
    return null;
  end
  $$;
  create trigger price_rule_added after insert on product_categories
    referencing new table as regrouped for each statement execute function rule_regrouped_products();
  create trigger price_rule_removed after delete on product_categories
    referencing old table as regrouped for each statement execute function rule_regrouped_products();
`,
  // `lowest_price` is dropped and added again under the same name, since PostgreSQL before 17 cannot change a generated column: older releases go on
  // using it.
  '082-lowest-price',
);
