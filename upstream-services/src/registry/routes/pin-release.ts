import { pinRelease } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { pin } from '../change-container.ts';

export default bindRoute(pinRelease, (call) => pin(call.context, byTeam(call), call.body.pinned));
