import { readStaffSession } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';

export default bindRoute(readStaffSession, ({ staff: { staffId, email, role, endsAt } }) => ({
  staff_id: staffId,
  email,
  role,
  ends_at: endsAt.toISOString(),
}));
