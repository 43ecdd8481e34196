import { removePasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../passkeys/service.ts';

export default bind(removePasskey, async (call) => {
  await service.removePasskey(call, call.body.passkey_id);
  return { message: texts.saved };
});
