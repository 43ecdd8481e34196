import { signOut } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { revokeSessions } from '../sessions.ts';

export default bind(signOut, async (call) => ({ revoked: await revokeSessions(call, 'current') }));
