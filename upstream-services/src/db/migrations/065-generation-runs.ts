import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table generations add column batch_id uuid;
  alter table generation_pictures add column problem text not null default '';
  update generations set batch_id = merchant_id
    where product_id is not null and settlement = '' and status in ('queued', 'running', 'succeeded');
`);
