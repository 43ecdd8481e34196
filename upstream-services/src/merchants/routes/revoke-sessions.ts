import { revokeSessions as operation } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { revokeSessions } from '../sessions.ts';

export default bindRoute(operation, async (call) => ({ revoked: await revokeSessions(call, call.body.scope) }));
