import { promoteRemote } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { promote } from '../channels.ts';

export default bind(promoteRemote, (call) => promote(call.context, byStaff(call)));
