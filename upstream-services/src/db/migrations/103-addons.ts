import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table categories add column addons boolean not null default false;
  alter table category_bin add column addons boolean not null default false;
  create index categories_addons on categories (merchant_id) where addons;
`);
