import { readStaffLink } from 'shared-contracts';
import { hashSecret } from '../../common/ids.ts';
import { readableEmail } from '../../common/readable-email.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { requireLink } from '../accounts.ts';

export default bindRoute(readStaffLink, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const { email } = await requireLink(context, hashSecret(body.token), from);
  return { email: readableEmail(email) };
});
