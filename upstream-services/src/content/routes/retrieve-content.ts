import { retrieveContent } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findContent } from '../repository.ts';
import { wireOf } from '../service.ts';

export default bindRoute(retrieveContent, async ({ context, caller, body }) => {
  const by = { externalId: body.external_id?.toLowerCase(), contentId: body.content_id };
  const rows = await findContent(context.db, caller.merchantId, by);
  return { list: rows.map(wireOf) };
});
