import { activateRelease } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { activate } from '../channels-service.ts';

export default bind(activateRelease, (call) => activate(call.context, byTeam(call), call.body.version));
