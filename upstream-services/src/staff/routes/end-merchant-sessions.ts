import { endMerchantSessions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { endSessions } from '../card-service.ts';

export default bind(endMerchantSessions, async (call) => ({ revoked: await endSessions(call, call.body.merchant_id) }));
