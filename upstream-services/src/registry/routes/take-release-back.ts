import { takeReleaseBack } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { takeBack } from '../change-container.ts';

export default bindRoute(takeReleaseBack, (call) => takeBack(call.context, byTeam(call)));
