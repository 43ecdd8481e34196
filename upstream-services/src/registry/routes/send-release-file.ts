import { sendReleaseFile } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { storeFile } from '../publish-service.ts';

export default bind(sendReleaseFile, async (call) => {
  await storeFile(call, call.body);
  return {};
});
