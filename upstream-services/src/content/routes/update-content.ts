import { updateContent } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { findContent, updateContentRow } from '../repository.ts';
import { checkVisibleLimit, wireOf } from '../service.ts';

export default bindRoute(updateContent, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { content_id: contentId, meta } = body;
    const [before] = await findContent(trx, merchantId, { contentId });
    if (!before) throw new Refusal('not_found');
    if (meta.show && !before.show) await checkVisibleLimit(trx, merchantId, before.external_id, contentId);
    const line = { ...byMerchant(merchantId, from), subjectId: contentId };
    await audit(trx, { ...line, kind: 'picture_changed' });
    const values = { place: meta.order ?? before.place, show: meta.show ?? before.show, updated_at: context.now() };
    return { content: wireOf(await updateContentRow(trx, merchantId, contentId, values)) };
  }),
);
