import { readStaffSession } from 'shared-contracts';
import { readableEmail } from '../../common/readable-email.ts';
import { bindRoute } from '../../http/bind.ts';

export default bindRoute(readStaffSession, ({ staff: { staffId, email, role, endsAt } }) => ({
  staff_id: staffId,
  email: readableEmail(email),
  role,
  ends_at: endsAt.toISOString(),
}));
