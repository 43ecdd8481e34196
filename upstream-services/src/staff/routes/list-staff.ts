import { listStaff } from 'shared-contracts';
import { readableEmail } from '../../common/readable-email.ts';
import { bindRoute } from '../../http/bind.ts';
import { listMembers } from '../repository.ts';

export default bindRoute(listStaff, async ({ context }) => {
  const list = (await listMembers(context.db)).map((member) => ({
    staff_id: member.staff_id,
    email: readableEmail(member.email),
    role: member.role,
    is_disabled: member.is_disabled,
    is_ready: member.totp_confirmed_at !== null,
    created_at: member.created_at.toISOString(),
    last_used_at: member.last_used_at?.toISOString() ?? null,
  }));
  return { list };
});
