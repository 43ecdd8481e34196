import { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import { isEmailConfirmed, readZone } from '../../merchants/index.ts';
import { readOnce } from '../outbox/index.ts';
import { hearsElsewhere } from './hears-elsewhere.ts';
import { kindOf, type Notice } from './notice.ts';
import { isQuietTime } from './quiet.ts';
import { defaultNoticeSettings, findRow, readRow } from './repository.ts';

type ElsewhereChannel = Exclude<NoticeChannel, 'email'>;

export const keyOf = (kind: string, channel: ElsewhereChannel): string => `${kind} ${channel}`;

const usualByMail: readonly NoticeKind[] = ['placed', 'paid', 'reported', 'canceled'];

export async function mailedKinds(db: Database | Trx, merchantId: string): Promise<readonly string[]> {
  const { email } = await readRow(db, merchantId);
  if (email !== null) return email;
  return (await hearsElsewhere.get()(db, merchantId)) ? [] : usualByMail;
}

export async function isNoticeEnabled(trx: Trx, merchantId: string, notice: Notice, channel: ElsewhereChannel) {
  const { off } = await readOnce(trx, `notices of ${merchantId}`, () => readRow(trx, merchantId));
  return !off.includes(keyOf(kindOf(notice), channel));
}

export const isNoticeEnabledByMail = async (trx: Trx, merchantId: string, notice: Notice): Promise<boolean> =>
  (await readOnce(trx, `mails of ${merchantId}`, () => mailedKinds(trx, merchantId))).includes(kindOf(notice));

/**
 * Whether a notice makes no sound now: none does in the merchant's quiet hours, except one of a sign-in, which may be a stranger's. Quiet hours delay
 * nothing.
 */
export async function isSilent({ db, now }: Pick<AppContext, 'db' | 'now'>, merchantId: string, notice: Notice) {
  if (notice === 'signed_in') return false;
  const { quiet_from: from, quiet_to: to } = await readRow(db, merchantId);
  return from !== null && to !== null && isQuietTime({ from, to }, now(), await readZone(db, merchantId));
}

export async function readSettings({ db }: Pick<AppContext, 'db'>, merchantId: string) {
  const chosen = await findRow(db, merchantId);
  const { off, quiet_from: from, quiet_to: to } = chosen ?? defaultNoticeSettings;
  const mailed = await mailedKinds(db, merchantId);
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
