import { untakeGeneration } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { untake } from '../take-service.ts';

export default bind(untakeGeneration, (call) => untake(call, call.body));
