import { type NoticeChannel, type NoticeSettings, noticeChannels, noticeKinds } from 'shared-contracts';
import { audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, lockShop } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { kindOf, type Notice } from './notice.ts';
import { isWithin } from './quiet.ts';
import { readRow, saveRow } from './repository.ts';

const keyOf = (kind: string, channel: string): string => `${kind} ${channel}`;

/** Whether a merchant wants to be told of it there. */
export async function isWanted(db: Database, merchantId: string, notice: Notice, channel: NoticeChannel) {
  const { off } = await readRow(db, merchantId);
  return !off.includes(keyOf(kindOf(notice), channel));
}

/**
 * Whether it comes without a sound now: in the merchant's quiet hours everything does but a sign-in, which may be a stranger's. Nothing is held
 * back until they end.
 */
export async function isSilent({ db, now }: Pick<AppContext, 'db' | 'now'>, merchantId: string, notice: Notice) {
  if (notice === 'signed_in') return false;
  const { quiet_from: from, quiet_to: to } = await readRow(db, merchantId);
  return from !== null && to !== null && isWithin({ from, to }, now());
}

export async function readSettings({ db }: Pick<AppContext, 'db'>, merchantId: string): Promise<NoticeSettings> {
  const { off, quiet_from: from, quiet_to: to } = await readRow(db, merchantId);
  return {
    switches: noticeKinds.flatMap((kind) =>
      noticeChannels.map((channel) => ({ kind, channel, on: !off.includes(keyOf(kind, channel)) })),
    ),
    quiet: from !== null && to !== null ? { from, to } : null,
  };
}

/** Changes what is given. */
export async function updateSettings(
  { context, caller: { merchantId }, from }: MerchantCall,
  {
    switches = [],
    quiet,
  }: { switches?: NoticeSettings['switches'] | undefined; quiet?: NoticeSettings['quiet'] | undefined },
): Promise<NoticeSettings> {
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const known = await readRow(trx, merchantId);
    const off = new Set(known.off);
    for (const { kind, channel, on } of switches) off[on ? 'delete' : 'add'](keyOf(kind, channel));
    const hours = quiet === undefined ? {} : { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
    await saveRow(trx, merchantId, { ...known, ...hours, off: [...off] });
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'notices_changed', from });
  });
  return readSettings(context, merchantId);
}
