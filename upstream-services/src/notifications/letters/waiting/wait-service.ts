import { type awaitStock, consentVersions } from 'shared-contracts';
import type { z } from 'zod';
import { findSold, isInStock, wasDeleted } from '../../../catalogue/index.ts';
import { Refusal } from '../../../common/refusal.ts';
import type { Call } from '../../../http/bind.ts';
import { enforceRateLimit, networkOf } from '../../../limits/index.ts';
import { consentsOf } from '../../../merchants/index.ts';
import { countWaits, insertWait } from './waits-repository.ts';

const mostWaits = 20_000;

/**
 * Writes down who wants to be told once a product is there again.
 * @returns whether there was none of it: who could order it does not wait
 * @throws Refusal not_found, gone, consent_outdated, rate_limited, list_full
 */
export async function addStockWait(
  { context, shop: { merchantId }, from }: Call<unknown, 'merchantName'>,
  { product_id: productId, size_id, email, consent }: z.output<typeof awaitStock.request>,
): Promise<boolean> {
  const { personal_data } = consentVersions;
  const consents = consentsOf({ personal_data: consent }, { personal_data }, context.now(), from);
  const product = await findSold(context.db, merchantId, productId);
  if (!product) throw new Refusal((await wasDeleted(context.db, merchantId, productId)) ? 'gone' : 'not_found');
  const sizeId = size_id ?? '';
  if (isInStock(product, sizeId)) return false;
  await enforceRateLimit(context, ['waitsFromNetwork', networkOf(from.address)], ['waitsByEmail', email.toLowerCase()]);
  if ((await countWaits(context.db, merchantId)) >= mostWaits) {
    throw new Refusal('list_full', { limit: { of: 'waits', most: mostWaits } });
  }
  await insertWait(context.db, {
    merchantId,
    productId,
    sizeId,
    email: email.toLowerCase(),
    consent: JSON.stringify(consents),
    site: from.site,
    at: context.now(),
  });
  return true;
}
