import { identifyToken } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { findCaller } from '../sessions.ts';

export default bindRoute(identifyToken, async ({ context, body }) => {
  const caller = await findCaller(context, body.token);
  if (!caller) throw new Refusal('unauthorized');
  return { merchant_id: caller.merchantId };
});
