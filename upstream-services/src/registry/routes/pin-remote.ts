import { pinRemote } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { pin } from '../change-container.ts';

export default bindRoute(pinRemote, (call) => pin(call.context, byStaff(call), call.body.pinned));
