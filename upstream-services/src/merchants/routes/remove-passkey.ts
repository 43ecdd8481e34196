import { removePasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../passkeys/service.ts';

export default bind(removePasskey, async ({ context, caller, body, from }) => {
  await service.removePasskey(context, caller, body.passkey_id, from);
  return { message: texts.saved };
});
