import { takeGeneration } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { take } from '../take-service.ts';

export default bind(takeGeneration, (call) => take(call, call.body.attempt_id, call.body.output));
