import { promoteCanary } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { promote } from '../channels.ts';

export default bind(promoteCanary, (call) => promote(call.context, byTeam(call)));
