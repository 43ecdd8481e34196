import { revokeSessions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../password-service.ts';

export default bind(revokeSessions, async (call) => ({ revoked: await service.revokeSessions(call, call.body.scope) }));
