import { renamePasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../passkeys/service.ts';

export default bind(renamePasskey, async (call) => {
  await service.renamePasskey(call, call.body);
  return { message: texts.saved };
});
