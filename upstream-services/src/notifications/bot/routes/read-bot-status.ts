import { readBotStatus } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readStatus } from '../service.ts';

export default bind(readBotStatus, ({ context, caller }) => readStatus(context, caller.merchantId));
