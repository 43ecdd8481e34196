import { signOut } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { revokeSessions } from '../password-service.ts';

export default bind(signOut, async ({ context, caller, from }) => ({
  revoked: await revokeSessions(context, caller, 'current', from),
}));
