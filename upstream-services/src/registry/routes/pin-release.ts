import { pinRelease } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { pin } from '../channels.ts';

export default bind(pinRelease, (call) => pin(call.context, byTeam(call), call.body.pinned));
