import { takeReleaseBack } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { takeBack } from '../channels.ts';

export default bind(takeReleaseBack, (call) => takeBack(call.context, byTeam(call)));
