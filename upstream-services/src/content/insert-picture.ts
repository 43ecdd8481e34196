import { audit } from '../audit/index.ts';
import { requireCapacity } from '../common/list-capacity.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import type { ActingMerchant } from '../http/bind.ts';
import { requireQuota } from './quota.ts';
import * as repository from './repository.ts';

/**
 * Refuses a picture beyond what its product and its shop may have. The caller holds the lock of the shop.
 * @throws Refusal list_full
 */
export async function requireRoom(
  trx: Trx,
  { config }: Pick<AppContext, 'config'>,
  merchantId: string,
  { external_id: externalId, bytes }: Pick<repository.NewContent, 'external_id' | 'bytes'>,
): Promise<void> {
  requireCapacity('pictures', await repository.countPictures(trx, merchantId, externalId));
  await requireQuota(trx, config, merchantId, { bytes });
}

type Picture = Omit<repository.NewContent, 'merchant_id' | 'created_at'>;

/**
 * The caller holds the lock of the shop.
 * @throws Refusal list_full
 */
export async function insertPicture(
  trx: Trx,
  { context, caller: { merchantId }, from }: ActingMerchant,
  picture: Picture,
): Promise<repository.ContentRow> {
  const { content_id: subjectId, external_id: externalId } = picture;
  await requireRoom(trx, context, merchantId, picture);
  await audit(trx, {
    merchantId,
    actor: 'merchant',
    actorId: merchantId,
    subjectId,
    from,
    kind: 'picture_added',
    became: externalId,
  });
  return repository.insertContent(trx, { ...picture, merchant_id: merchantId, created_at: context.now() });
}
