import { Refusal } from '../common/refusal.ts';
import type { StaffOnlyCall } from '../http/bind.ts';
import { noteStaff } from './log.ts';

export async function settleDeadJobs(
  { context, staff, from }: StaffOnlyCall,
  name: string,
  what: 'run' | 'drop',
): Promise<number> {
  const { jobs, db, now } = context;
  if (!(await jobs.overview()).some((job) => job.name === name)) throw new Refusal('not_found');
  const count = await (what === 'run' ? jobs.runDeadLetters(name) : jobs.dropDeadLetters(name));
  const line = { actor: 'staff', actorId: staff.staffId, kind: `dead_jobs_${what}`, subject: name, from } as const;
  await noteStaff(db, { ...line, detail: String(count) }, now());
  return count;
}
