import { readPushDevices } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readDevices } from '../service.ts';

export default bind(readPushDevices, ({ context, caller }) => readDevices(context, caller));
