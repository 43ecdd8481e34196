import { retrieveContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../service.ts';

export default bind(retrieveContent, async ({ context, caller, body }) => ({
  list: await list(context, caller.merchantId, { externalId: body.external_id, contentId: body.content_id }),
}));
