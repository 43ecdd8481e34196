import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table shops add column base_name text;
  update shops set settings = settings - 'mainColor'
  where settings ? 'mainColor' and settings ->> 'themeId' <> 'custom';
`);
