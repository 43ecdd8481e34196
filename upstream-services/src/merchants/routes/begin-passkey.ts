import { beginPasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../passkeys/service.ts';

export default bind(beginPasskey, ({ context, caller, body, from }) =>
  service.beginPasskey(context, caller, body.password, from),
);
