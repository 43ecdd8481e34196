import { readAttempts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { attempts } from '../purchase-service.ts';

export default bind(readAttempts, ({ context, caller }) => attempts(context, caller.merchantId));
