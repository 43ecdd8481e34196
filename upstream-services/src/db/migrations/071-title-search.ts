import { migrationOf } from './migration.ts';

/** The indexed expression has to be that of `searchedTitle`. Where the extensions are missing there is no index, and titles are read one by one. */
export default migrationOf(`
  do $$
  begin
    create index products_titles on products using gin (merchant_id, replace(lower(title), 'ё', 'е') gin_trgm_ops)
      where deleted_at is null;
  exception when undefined_object or insufficient_privilege or feature_not_supported then
    raise notice 'titles are searched without an index: %', sqlerrm;
  end
  $$;
`);
