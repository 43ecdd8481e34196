import { revokeSessions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../password-service.ts';

export default bind(revokeSessions, async ({ context, caller, body, from }) => ({
  revoked: await service.revokeSessions(context, caller, body.scope, from),
}));
