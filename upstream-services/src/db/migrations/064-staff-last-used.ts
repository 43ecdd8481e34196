import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table staff add column last_used_at timestamptz;
  update staff set last_used_at = greatest(
    (select max(last_used_at) from staff_sessions where staff_sessions.staff_id = staff.staff_id),
    (select max(at) from staff_log where kind = 'signed_in' and actor_id = staff.staff_id)
  );
`);
