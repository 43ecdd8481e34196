import { promoteCanary } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { promote } from '../change-container.ts';

export default bindRoute(promoteCanary, (call) => promote(call.context, byTeam(call)));
