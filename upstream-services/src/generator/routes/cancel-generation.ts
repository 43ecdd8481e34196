import { cancelGeneration } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { cancel } from '../service.ts';

export default bind(cancelGeneration, (call) => cancel(call, call.body.attempt_id));
