import { generate } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { generate as start } from '../service.ts';

export default bind(generate, (call) => start(call, call.body.attempt_id, call.body));
