import { readPushDevices } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { readDevices } from '../service.ts';

export default bindRoute(readPushDevices, ({ context, caller }) => readDevices(context, caller));
