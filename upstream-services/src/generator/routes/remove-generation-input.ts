import { removeGenerationInput } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { removeInput } from '../inputs-service.ts';

export default bind(removeGenerationInput, (call) => removeInput(call, call.body.attempt_id, call.body.place));
