import { type OrderStatus, orderStatuses } from 'shared-contracts';

export type Press = (
  | { what: 'set' | 'ask'; status: OrderStatus }
  | { what: 'undo'; step: string }
  | { what: 'paid' | 'back' | 'open' }
) & { merchantId: string; orderId: string };

export const shortStepId = (step: string): string => Buffer.from(step.slice(-12), 'hex').toString('base64url');

const idsOf = (merchantId: string, orderId: string): string =>
  Buffer.from(`${merchantId}${orderId}`.replaceAll('-', ''), 'hex').toString('base64url');

const uuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** At most 64 bytes, the limit of messengers. The data is no secret, and is checked like any input. */
export function encodePress(press: Press): string {
  const ids = idsOf(press.merchantId, press.orderId);
  if ('status' in press) return `${press.what}:${press.status}:${ids}`;
  return 'step' in press ? `${press.what}:${press.step}:${ids}` : `${press.what}:${ids}`;
}

const form = /^(?:(set|ask):([a-z]{1,12})|undo:([\w-]{8})|(paid|back|open)):([\w-]{43})$/;

export function decodePress(text: string): Press | null {
  const [, move, word, step, other, ids = ''] = form.exec(text) ?? [];
  const hex = Buffer.from(ids, 'base64url').toString('hex');
  if (hex.length !== 64) return null;
  const key = { merchantId: uuid(hex.slice(0, 32)), orderId: uuid(hex.slice(32)) };
  if (step) return { what: 'undo', step, ...key };
  if (other) return { what: other as 'paid' | 'back' | 'open', ...key };
  const status = orderStatuses.find((one) => one === word);
  return status ? { what: move as 'set' | 'ask', status, ...key } : null;
}
