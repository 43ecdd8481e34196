import { readStaffSession } from 'shared-contracts';
import { bind } from '../../http/bind.ts';

export default bind(readStaffSession, ({ staff: { staffId, email, role, endsAt } }) => ({
  staff_id: staffId,
  email,
  role,
  ends_at: endsAt.toISOString(),
}));
