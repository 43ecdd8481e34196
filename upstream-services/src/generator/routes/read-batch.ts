import { readBatch } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { progress } from '../batch-service.ts';

export default bind(readBatch, ({ context, caller }) => progress(context, caller.merchantId));
