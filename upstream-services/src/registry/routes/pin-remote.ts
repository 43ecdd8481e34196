import { pinRemote } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { pin } from '../channels.ts';

export default bind(pinRemote, (call) => pin(call.context, byStaff(call), call.body.pinned));
