import { renamePasskey } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../passkeys/service.ts';

export default bind(renamePasskey, async ({ context, caller, body, from }) => {
  await service.renamePasskey(context, caller, body, from);
  return { message: texts.saved };
});
