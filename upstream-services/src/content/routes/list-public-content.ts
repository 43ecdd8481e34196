import { listPublicContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { listPublic } from '../service.ts';

export default bind(listPublicContent, ({ context, shop, body }) =>
  shop.remember(`content ${body.external_id}`, async () => {
    const data = await listPublic(context, shop.merchantId, body.external_id);
    return data ? { tag: 'done' as const, data } : { tag: 'fail' as const };
  }),
);
