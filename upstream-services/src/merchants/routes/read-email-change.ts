import { readEmailChange } from 'shared-contracts';
import { readableEmail } from '../../common/readable-email.ts';
import { bindRoute } from '../../http/bind.ts';
import { accountOf } from '../account-repository.ts';
import { findEmailChange } from '../email-change-repository.ts';

export default bindRoute(readEmailChange, async ({ context: { db, now }, caller: { merchantId } }) => {
  const [{ email }, awaited] = await Promise.all([accountOf(db, merchantId), findEmailChange(db, merchantId, now())]);
  return {
    email: readableEmail(email),
    awaited: awaited ? { email: readableEmail(awaited.email), link_expired: awaited.expires_at <= now() } : null,
  };
});
