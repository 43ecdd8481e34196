import { readEmailChange } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { accountOf } from '../account-repository.ts';
import { findEmailChange } from '../email-change-repository.ts';

export default bindRoute(readEmailChange, async ({ context: { db, now }, caller: { merchantId } }) => {
  const [{ email }, awaited] = await Promise.all([accountOf(db, merchantId), findEmailChange(db, merchantId, now())]);
  return { email, awaited: awaited ? { email: awaited.email, link_expired: awaited.expires_at <= now() } : null };
});
