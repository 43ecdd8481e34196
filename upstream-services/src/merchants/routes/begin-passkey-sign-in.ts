import { beginPasskeySignIn } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(beginPasskeySignIn, ({ context, from }) => service.beginPasskeySignIn(context, from));
