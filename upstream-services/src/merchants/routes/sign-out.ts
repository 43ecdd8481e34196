import { signOut } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { revokeSessions } from '../sessions.ts';

export default bindRoute(signOut, async (call) => ({ revoked: await revokeSessions(call, 'current') }));
