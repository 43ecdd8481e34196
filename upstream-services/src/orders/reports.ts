import { type PaymentState, withdrawReportWindowMs } from 'shared-contracts';
import { screenshots } from '../payments/index.ts';
import { isUnconfirmed, type OrderRow, receivedByHand } from './repository.ts';

const beforePaid: readonly PaymentState[] = ['pending', 'waiting_for_capture'];

export const awaitsTransfer = (row: OrderRow): boolean =>
  row.payment_method === 'p2p' &&
  row.status !== 'canceled' &&
  !isUnconfirmed(row) &&
  (beforePaid.includes(row.payment_state) || (receivedByHand(row) ?? row.total) < row.total);

export function secondsToWithdraw(row: OrderRow, now: Date, grace = 0): number {
  const { last_report: last, payment_reported_at: at } = row;
  if (!last || !at || !awaitsTransfer(row)) return 0;
  const left = at.getTime() + withdrawReportWindowMs - now.getTime();
  return Math.max(0, Math.ceil(left / 1000) + grace);
}

export const takesScreenshot = (row: OrderRow): boolean => awaitsTransfer(row) && row.payment_reported_at !== null;

export const hasScreenshot = ({ screenshot_at: at }: Pick<OrderRow, 'screenshot_at'>, now: Date): boolean =>
  at !== null && at >= screenshots.since(now);
