import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table order_lines add column picture jsonb;

  update order_lines set picture = (
    select jsonb_build_object('bucket', bucket, 'key', key, 'width', width, 'height', height, 'colour', colour)
    from content
    where content.merchant_id = order_lines.merchant_id
      and content.external_id = order_lines.product_id::text
      and content.show
    order by place, created_at
    limit 1
  )
  where not free;

  create index order_lines_picture on order_lines ((picture ->> 'key')) where picture is not null;
`);
