import { uploadContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { upload } from '../service.ts';

export default bind(uploadContent, async ({ context, caller, body, from, signal }) => ({
  content: await upload(context, caller.merchantId, body, from, signal),
}));
