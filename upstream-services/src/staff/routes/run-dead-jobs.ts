import { runDeadJobs } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { settleDeadJobs } from '../dead-jobs.ts';

export default bindRoute(runDeadJobs, async (call) => ({ count: await settleDeadJobs(call, call.body.name, 'run') }));
