import { findRemovedSellerDetails, type MymStatus, requiredWhileOpen, updateMerchant } from 'shared-contracts';
import type { z } from 'zod';
import { audit, byMerchant } from '../../audit/index.ts';
import { parseContact } from '../../common/parse-contact.ts';
import { invalidField, invalidFields, Refusal } from '../../common/refusal.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { bindRoute, type Origin } from '../../http/bind.ts';
import { readShopInfo } from '../shop-info.ts';
import { readShopRow, type ShopChange, type ShopRow, updateShopRow } from '../shop-repository.ts';

type Update = z.output<typeof updateMerchant.request>;

const ownColumns = ['visibility', 'mymStatus'] as const;

const maxSettings = 64 * 1024;

const takenBy = ({ themeId, mainColor }: Record<string, unknown>): string[] =>
  themeId !== undefined && themeId !== 'custom' && mainColor === undefined ? ['mainColor'] : [];

/** Sorts an update into values to set and values to clear: null clears, an empty text is ignored (promise 5.8.1). */
function changeOf({ base_info, additional_info: info }: Update): ShopChange {
  const contacts = info.contacts?.map(({ type, value }, at) => ({
    type,
    value: parseContact(type, value, `additional_info.contacts[${at}].value`),
  }));
  const additional_info = contacts ? { ...info, contacts } : info;
  const given = Object.entries(additional_info).filter(
    ([name, value]) => value !== undefined && value !== '' && !ownColumns.includes(name as 'visibility'),
  );
  const settings = Object.fromEntries(given.filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(settings)) > maxSettings) {
    throw invalidField('additional_info', 'too much in all', 'too_big');
  }
  const { name: base_name, ...rest } = base_info;
  const base = Object.fromEntries(
    Object.entries({ ...rest, base_name }).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { visibility } = additional_info;
  return {
    ...base,
    ...(visibility === undefined ? {} : { visibility: visibility ?? 'unpublished' }),
    settings,
    cleared: [...given.filter(([, value]) => value === null).map(([name]) => name), ...takenBy(settings)],
  };
}

function followName(before: ShopRow, change: ShopChange): void {
  const { settings = {}, cleared = [], base_name: name = before.base_name } = change;
  const given = cleared.includes('title') ? undefined : (settings.title ?? before.settings.title);
  if (given && given !== before.base_name) return;
  if (name && name !== given) {
    change.settings = { ...settings, title: name };
    change.cleared = cleared.filter((setting) => setting !== 'title');
  } else if (!name && given) {
    change.cleared = [...cleared, 'title'];
  }
}

function keepSeller(before: ShopRow, { visibility = before.visibility, settings, cleared = [] }: ShopChange): void {
  const after = { ...before.settings, ...settings, ...Object.fromEntries(cleared.map((name) => [name, null])) };
  const lost = findRemovedSellerDetails(
    { ...before.settings, visibility: before.visibility },
    { ...after, visibility },
  );
  if (lost.length === 0) return;
  const message = 'the law wants it of an open shop; close the shop first';
  throw invalidFields(...lost.map((name) => ({ path: `additional_info.${name}`, code: requiredWhileOpen, message })));
}

function afterApplying(present: MymStatus, requested: MymStatus): MymStatus {
  const may = present === 'notFound' || present === 'rejected' || present === 'submitted';
  if (requested === 'submitted' && may) return 'submitted';
  throw new Refusal('forbidden');
}

async function auditInfo(trx: Trx, merchantId: string, before: ShopRow, change: ShopChange, from: Origin) {
  const line = byMerchant(merchantId, from);
  const moves = [
    { kind: 'visibility' as const, was: before.visibility, became: change.visibility ?? before.visibility },
    { kind: 'mum_status' as const, was: before.mum_status, became: change.mum_status ?? before.mum_status },
  ].filter(({ was, became }) => was !== became);
  // Visibility and mum status have audit lines of their own, and are no change of the shop's data.
  const { visibility: _, mum_status: __, mum_reason: ___, settings = {}, cleared = [], ...base } = change;
  const names = [...Object.keys(settings), ...cleared, ...Object.keys(base)];
  const kindOf = (name: string) =>
    name === 'paymentMethods' ? ('transfers_changed' as const) : ('shop_changed' as const);
  const lines = [...[...new Set(names.map(kindOf))].map((kind) => ({ kind })), ...moves];
  await audit(trx, ...lines.map((move) => ({ ...line, ...move })));
}

/**
 * Changes the merchant's data and settings (promise 7.8.1).
 * @throws Refusal forbidden where the merchant sets `mymStatus` otherwise than by applying (decision 3.10); validation_failed where an open shop
 *   would lose details of its seller that the law requires
 */
export default bindRoute(updateMerchant, async ({ context, caller: { merchantId }, body, from }) => {
  const change = changeOf(body);
  const applies = body.additional_info.mymStatus;
  await changeShop(context, merchantId, async (trx) => {
    const before = await readShopRow(trx, merchantId);
    if (Buffer.byteLength(JSON.stringify({ ...before.settings, ...change.settings })) > maxSettings) {
      throw invalidField('additional_info', 'too much in all', 'too_big');
    }
    followName(before, change);
    keepSeller(before, change);
    const mum_status = applies === undefined ? before.mum_status : afterApplying(before.mum_status, applies);
    const applied = mum_status === before.mum_status ? {} : { mum_status, mum_reason: '' };
    await updateShopRow(trx, merchantId, { ...change, ...applied }, context.now());
    await auditInfo(trx, merchantId, before, { ...change, ...applied }, from);
  });
  return readShopInfo(context, merchantId);
});
