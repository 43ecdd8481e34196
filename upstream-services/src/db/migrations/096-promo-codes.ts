import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table promo_codes (
    merchant_id uuid not null references accounts on delete cascade,
    code_id uuid not null,
    code text not null,
    kind text not null,
    value bigint,
    starts text,
    ends text,
    least_sum bigint,
    category_ids uuid[],
    spares_sales boolean not null,
    most_uses integer,
    most_by_phone integer,
    is_on boolean not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (merchant_id, code_id),
    constraint promo_codes_code unique (merchant_id, code)
  );

  create table promo_uses (
    merchant_id uuid not null,
    order_id uuid not null,
    code_id uuid not null,
    phone text not null,
    let_go boolean not null default false,
    primary key (merchant_id, order_id),
    foreign key (merchant_id, order_id) references orders on delete cascade,
    foreign key (merchant_id, code_id) references promo_codes on delete cascade
  );
  create index promo_uses_held on promo_uses (merchant_id, code_id, phone) where not let_go;

  create function promo_uses_of(merchant uuid, of_code uuid, of_phone text) returns bigint language plpgsql volatile as $$
  begin
    return (
      select count(*) from promo_uses
      where merchant_id = merchant and code_id = of_code and not let_go and (of_phone is null or phone = of_phone)
    );
  end
  $$;
`);
