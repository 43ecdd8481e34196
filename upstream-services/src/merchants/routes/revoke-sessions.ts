import { revokeSessions as operation } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { revokeSessions } from '../sessions.ts';

export default bind(operation, async (call) => ({ revoked: await revokeSessions(call, call.body.scope) }));
