import { updateContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../service.ts';

export default bind(updateContent, async ({ context, caller, body, from }) => ({
  content: await update(context, caller.merchantId, body.content_id, body.meta, from),
}));
