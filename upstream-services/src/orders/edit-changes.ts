import { type EditChange, kopecksOf, roublesOf, sumDiscounts } from 'shared-contracts';
import { readableEmail } from '../common/readable-email.ts';
import type { DeliveryInfoWire } from '../db/schema/orders.ts';
import type { EditedLine, LineValues } from './by-hand-lines.ts';
import type { LineRow, OrderRow } from './repository.ts';

type Content = Pick<OrderRow, 'delivery_info' | 'discounts' | 'total'>;

const nameOf = ({ title, size_value: size }: Pick<LineRow, 'title' | 'size_value'>): string =>
  [title, size].filter(Boolean).join(', ');

function lineChanges(
  rows: readonly LineRow[],
  written: readonly EditedLine[],
  after: readonly LineValues[],
): EditChange[] {
  const kept = new Map(written.flatMap((line) => (line.kind === 'kept' ? [[line.line, line.quantity] as const] : [])));
  const changed = rows.flatMap((row): EditChange[] => {
    const now = kept.get(row.line);
    if (now === row.quantity) return [];
    const change = { kind: 'line', title: nameOf(row), was: String(row.quantity) } as const;
    return [{ ...change, now: now === undefined ? null : String(now) }];
  });
  const come = after.flatMap((line, index): EditChange[] =>
    written[index]?.kind === 'kept'
      ? []
      : [{ kind: 'line', title: nameOf(line), was: null, now: String(line.quantity) }],
  );
  return [...changed, ...come];
}

const roublesText = (kopecks: number | undefined): string | null =>
  kopecks === undefined ? null : String(roublesOf(kopecks));

const recipientText = ({ recipient }: DeliveryInfoWire): string =>
  recipient ? [recipient.name, recipient.phone].join(', ') : '';

const giftText = ({ anonymous, do_not_call }: DeliveryInfoWire): string =>
  [anonymous && 'anonymous', do_not_call && 'do_not_call'].filter(Boolean).join(' ');

const factsOf = ({ delivery_info: info, discounts, total }: Content): Record<string, string | null> => ({
  discount: roublesText(sumDiscounts(discounts) || undefined),
  delivery_price: info.delivery_price === undefined ? null : roublesText(kopecksOf(info.delivery_price)),
  total: roublesText(total),
  method: info.delivery_method,
  day: info.delivery_date,
  hours: info.delivery_interval,
  address: info.delivery_address,
  name: info.name,
  phone: info.contact_phone_number,
  email: readableEmail(info.email),
  recipient: recipientText(info),
  gift: giftText(info),
  card_text: info.card_text,
  comment: info.comment,
});

const textOrNull = (text: string | null | undefined): string | null => text || null;

export function changesOf(
  before: Content & { lines: readonly LineRow[] },
  after: Content & { lines: readonly LineValues[] },
  written: readonly EditedLine[],
): EditChange[] {
  const [was, now] = [factsOf(before), factsOf(after)];
  const kinds = Object.keys(was) as EditChange['kind'][];
  const facts = kinds
    .map((kind) => ({ kind, was: textOrNull(was[kind]), now: textOrNull(now[kind]) }))
    .filter((fact) => fact.was !== fact.now);
  return [...lineChanges(before.lines, written, after.lines), ...facts];
}

const shown: readonly EditChange['kind'][] = ['line', 'discount', 'delivery_price', 'total', 'method', 'day', 'hours'];

/** Of fields that are masked on the order's page it reveals only that they changed. */
export const publicChanges = (changes: readonly EditChange[]): EditChange[] =>
  changes.map((change) => (shown.includes(change.kind) ? change : { kind: change.kind, was: null, now: null }));
