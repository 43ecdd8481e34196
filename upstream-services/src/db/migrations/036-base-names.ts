import { migrationOf } from './migration.ts';

/**
 * The name that a merchant gives in `base_info`; null: the shop's name in its address is answered. An own colour beside a named theme was
 * not shown until now, and goes: shops look as they did.
 */
export default migrationOf(`
  alter table shops add column base_name text;
  update shops set settings = settings - 'mainColor'
  where settings ? 'mainColor' and settings ->> 'themeId' <> 'custom';
`);
