import { takeGeneration } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { addShopPicture } from '../../content/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { pictureBucket } from '../../pictures/index.ts';
import { findGeneration, listPictures, setSettlement } from '../repository.ts';

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
  const { contentId, replacedId } = await addShopPicture(call, row.product_id, picture, row.source_content_id).catch(
    async (error: unknown) => {
      await context.pictures.discard(picture);
      throw error;
    },
  );
  await setSettlement(context.db, { merchant_id: merchantId, attempt_id }, 'taken');
  return { content_id: contentId, replaced_content_id: replacedId };
});
