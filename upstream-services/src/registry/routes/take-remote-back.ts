import { takeRemoteBack } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { takeBack } from '../channels.ts';

export default bind(takeRemoteBack, (call) => takeBack(call.context, byStaff(call)));
