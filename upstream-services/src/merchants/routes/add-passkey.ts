import { addPasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(addPasskey, (call) => service.addPasskey(call, call.body));
