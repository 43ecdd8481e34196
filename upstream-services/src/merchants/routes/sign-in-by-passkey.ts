import { signInByPasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(signInByPasskey, ({ context, body, from }) => service.signInByPasskey(context, body, from));
