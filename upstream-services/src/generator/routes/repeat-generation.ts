import { repeatGeneration } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { repeat } from '../inputs-service.ts';

export default bind(repeatGeneration, (call) => repeat(call, call.body.attempt_id));
