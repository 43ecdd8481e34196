import { awaitStock, consentVersions } from 'shared-contracts';
import { findPublishedProduct, isInStock, wasDeleted } from '../../../catalogue/index.ts';
import { Refusal } from '../../../common/refusal.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit, networkOf } from '../../../limits/index.ts';
import { consentsOf } from '../../../merchants/index.ts';
import { countWaits, insertWait } from '../stock-waits/repository.ts';

const mostWaits = 20_000;

/**
 * Records who wants to be told once a product is in stock again.
 * @returns whether the product is out of stock: if it can be ordered, nobody waits
 * @throws Refusal not_found, gone, consent_outdated, rate_limited, list_full
 */
export default bindRoute(awaitStock, async ({ context, shop: { merchantId }, body, from }) => {
  const { product_id: productId } = body;
  const sizeId = body.size_id ?? '';
  const email = body.email.toLowerCase();
  const { personal_data } = consentVersions;
  const consents = consentsOf({ personal_data: body.consent }, { personal_data }, context.now(), from);
  const product = await findPublishedProduct(context.db, merchantId, productId);
  if (!product) throw new Refusal((await wasDeleted(context.db, merchantId, productId)) ? 'gone' : 'not_found');
  if (isInStock(product, sizeId)) return { waiting: false };
  await enforceRateLimit(context, ['waitsFromNetwork', networkOf(from.address)], ['waitsByEmail', email]);
  if ((await countWaits(context.db, merchantId)) >= mostWaits) {
    throw new Refusal('list_full', { limit: { of: 'waits', most: mostWaits } });
  }
  await insertWait(context.db, {
    merchantId,
    productId,
    sizeId,
    email,
    consent: JSON.stringify(consents),
    site: from.site,
    at: context.now(),
  });
  return { waiting: true };
});
