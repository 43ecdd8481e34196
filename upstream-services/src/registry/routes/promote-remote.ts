import { promoteRemote } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { promote } from '../change-container.ts';

export default bindRoute(promoteRemote, (call) => promote(call.context, byStaff(call)));
