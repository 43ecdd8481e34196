import {
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
  noticeChannels,
  noticeKinds,
} from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, lockShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { isEmailConfirmed, readZone } from '../../merchants/index.ts';
import { once } from '../outbox/index.ts';
import { hearsElsewhere } from './hears-elsewhere.ts';
import { kindOf, type Notice } from './notice.ts';
import { isWithin } from './quiet.ts';
import { defaultNoticeSettings, findRow, readRow, saveRow } from './repository.ts';

type ElsewhereChannel = Exclude<NoticeChannel, 'email'>;

const keyOf = (kind: string, channel: ElsewhereChannel): string => `${kind} ${channel}`;

const usualByMail: readonly NoticeKind[] = ['placed', 'paid', 'reported', 'canceled'];

async function toldByMail(db: Database | Trx, merchantId: string): Promise<readonly string[]> {
  const { email } = await readRow(db, merchantId);
  if (email !== null) return email;
  return (await hearsElsewhere.get()(db, merchantId)) ? [] : usualByMail;
}

export async function isNoticeEnabled(trx: Trx, merchantId: string, notice: Notice, channel: ElsewhereChannel) {
  const { off } = await once(trx, `notices of ${merchantId}`, () => readRow(trx, merchantId));
  return !off.includes(keyOf(kindOf(notice), channel));
}

export const isNoticeEnabledByMail = async (trx: Trx, merchantId: string, notice: Notice): Promise<boolean> =>
  (await once(trx, `mails of ${merchantId}`, () => toldByMail(trx, merchantId))).includes(kindOf(notice));

/**
 * Whether it comes without a sound now: in the merchant's quiet hours everything does but a sign-in, which may be a stranger's. Nothing is held
 * back until they end.
 */
export async function isSilent({ db, now }: Pick<AppContext, 'db' | 'now'>, merchantId: string, notice: Notice) {
  if (notice === 'signed_in') return false;
  const { quiet_from: from, quiet_to: to } = await readRow(db, merchantId);
  return from !== null && to !== null && isWithin({ from, to }, now(), await readZone(db, merchantId));
}

export async function readSettings({ db }: Pick<AppContext, 'db'>, merchantId: string) {
  const chosen = await findRow(db, merchantId);
  const { off, quiet_from: from, quiet_to: to } = chosen ?? defaultNoticeSettings;
  const mailed = await toldByMail(db, merchantId);
  const email_confirmed = await isEmailConfirmed(db, merchantId);
  const isOn = (kind: NoticeKind, channel: NoticeChannel): boolean =>
    channel === 'email' ? mailed.includes(kind) : !off.includes(keyOf(kind, channel));
  return {
    switches: noticeKinds.flatMap((kind) =>
      noticeChannels.map((channel) => ({ kind, channel, on: isOn(kind, channel) })),
    ),
    quiet: from !== null && to !== null ? { from, to } : null,
    settled: chosen !== undefined || email_confirmed || (await hearsElsewhere.get()(db, merchantId)),
    email_confirmed,
  };
}

export async function updateSettings(
  { context, caller: { merchantId }, from }: MerchantCall,
  {
    switches = [],
    quiet,
  }: { switches?: NoticeSettings['switches'] | undefined; quiet?: NoticeSettings['quiet'] | undefined },
) {
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const known = await readRow(trx, merchantId);
    const mailed = await toldByMail(trx, merchantId);
    const [off, email] = [new Set(known.off), new Set(mailed)];
    for (const { kind, channel, on } of switches) {
      if (channel === 'email') email[on ? 'add' : 'delete'](kind);
      else off[on ? 'delete' : 'add'](keyOf(kind, channel));
    }
    const isAsBefore = email.size === mailed.length && mailed.every((kind) => email.has(kind));
    const hours = quiet === undefined ? {} : { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
    const row = { ...known, ...hours, off: [...off], email: isAsBefore ? known.email : [...email] };
    await saveRow(trx, merchantId, row);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'notices_changed', from });
  });
  return readSettings(context, merchantId);
}
