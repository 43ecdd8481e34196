import { dropDeadJobs } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { settleDead } from '../platform-service.ts';

export default bind(dropDeadJobs, async (call) => ({ count: await settleDead(call, call.body.name, 'drop') }));
