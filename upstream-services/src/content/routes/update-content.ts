import { updateContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../service.ts';

export default bind(updateContent, async (call) => ({
  content: await update(call, call.body.content_id, call.body.meta),
}));
