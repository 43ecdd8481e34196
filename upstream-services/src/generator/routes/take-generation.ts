import { takeGeneration } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { addShopPicture } from '../../content/index.ts';
import type { Trx } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { pictureBucket } from '../../pictures/index.ts';
import { findGeneration, listPictures, setTaken } from '../repository.ts';

/**
 * Makes a result the picture of its product.
 * @throws Refusal not_found; conflict where the generation is for no product, or its result was taken already; picture_limit, list_full
 */
export default bindRoute(takeGeneration, async (call) => {
  const { context, caller, body } = call;
  const { merchantId } = caller;
  const { attempt_id, output } = body;
  const row = await findGeneration(context.db, merchantId, attempt_id);
  if (!row?.product_id || row.settlement === 'taken') throw new Refusal('conflict');
  const outputs = await listPictures(context.db, merchantId, attempt_id, 'output');
  const chosen = outputs[output];
  const copy = chosen && (await context.pictures.copy(chosen, pictureBucket));
  if (!chosen || !copy) throw new Refusal('not_found');
  const { width, height, bytes, colour } = chosen;
  const picture = { ...copy, width, height, bytes, colour };
  const claim = async (trx: Trx) => {
    if (!(await setTaken(trx, { merchant_id: merchantId, attempt_id }, true))) throw new Refusal('conflict');
  };
  try {
    const added = await addShopPicture(call, row.product_id, picture, row.source_content_id, claim);
    return { content_id: added.contentId, replaced_content_id: added.replacedId };
  } catch (error) {
    await context.pictures.discard(picture);
    throw error;
  }
});
