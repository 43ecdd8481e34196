import { takeRemoteBack } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byStaff } from '../by.ts';
import { takeBack } from '../change-container.ts';

export default bindRoute(takeRemoteBack, (call) => takeBack(call.context, byStaff(call)));
