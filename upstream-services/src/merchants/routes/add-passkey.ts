import { addPasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(addPasskey, ({ context, caller, body, from }) => service.addPasskey(context, caller, body, from));
