import { cancelBatch } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { cancelRest } from '../batch-service.ts';

export default bind(cancelBatch, (call) => cancelRest(call));
