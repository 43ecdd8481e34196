import { beginPasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(beginPasskey, (call) => service.beginPasskey(call, call.body.password));
