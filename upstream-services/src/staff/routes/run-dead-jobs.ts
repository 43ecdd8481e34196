import { runDeadJobs } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { settleDeadJobs } from '../dead-jobs.ts';

export default bind(runDeadJobs, async (call) => ({ count: await settleDeadJobs(call, call.body.name, 'run') }));
