import { readBotDevices } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { readDevices } from '../service.ts';

export default bindRoute(readBotDevices, ({ context, caller }) => readDevices(context, caller.merchantId));
