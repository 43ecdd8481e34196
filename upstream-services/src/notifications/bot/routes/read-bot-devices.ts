import { readBotDevices } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readDevices } from '../service.ts';

export default bind(readBotDevices, ({ context, caller }) => readDevices(context, caller.merchantId));
