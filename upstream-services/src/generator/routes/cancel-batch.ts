import { cancelBatch } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { cancelActiveRuns } from '../batch-service.ts';

export default bind(cancelBatch, (call) => cancelActiveRuns(call));
