import { isolateBidi, type ShopLogKind, type ShopLogLine, type ShopZone } from 'shared-contracts';
import { EmptyState, formatDateTime, formatMoney, ListRow } from 'shared-design-system/office';
import { LoadedList } from './loaded-list.tsx';
import type { LoadedQuery } from './query-states.tsx';
import { shopLogTexts as texts } from './shop-log-texts.ts';
import type { ListAddress } from './use-list-address.ts';

interface ShopLogProps {
  query: LoadedQuery<{ lines: readonly ShopLogLine[]; totalCount: number }>;
  address: Pick<ListAddress, 'page' | 'setPage'>;
  timeZone?: ShopZone;
  linkOf?: (line: ShopLogLine) => string | undefined;
}

const sumKinds = [
  'product_price',
  'order_edited',
  'order_payment_reported',
  'order_delivery_price',
  'order_difference_came',
  'order_difference_returned',
  'order_refund',
  'order_refund_reverted',
  'payment_refund',
] satisfies ShopLogKind[] as readonly string[];

const named = ['category_', 'promo_code_', 'webhook_'];
const begins = (kind: string, ...prefixes: string[]): boolean => prefixes.some((prefix) => kind.startsWith(prefix));

function stateOf(kind: string, state: string): string {
  if (state === '') return '';
  if (begins(kind, 'limit_')) return texts.limit(Number(state));
  if (begins(kind, 'price_rule_')) return texts.priceRule(state);
  if (begins(kind, ...named)) return texts.name(isolateBidi(state));
  if (kind === 'product_stock') return texts.stock(state);
  if (sumKinds.includes(kind) && /^\d/.test(state)) return formatMoney(Number(state));
  return texts.states[state] ?? '';
}

function titleOf({ kind, order_number, product_title, was, became }: ShopLogLine): string {
  const what = [
    texts.kinds[kind] ?? texts.other,
    order_number && texts.order(order_number),
    product_title && texts.name(isolateBidi(product_title)),
  ]
    .filter(Boolean)
    .join(' ');
  // The title of a placed order says all: no states are added.
  if (kind === 'order_placed') return what;
  const move = new Set([was, became].map((state) => stateOf(kind, state)).filter(Boolean));
  return [what, [...move].join(' → ')].filter(Boolean).join(': ');
}

const whoOf = ({ actor, role }: ShopLogLine): string => (role ? texts.staff[role] : texts.actors[actor]);

export function ShopLog({ query, address, timeZone, linkOf }: ShopLogProps) {
  return (
    <LoadedList
      query={query}
      failed={texts.failed}
      label={texts.label}
      address={address}
      empty={<EmptyState icon="clock" title={texts.empty.title} text={texts.empty.text} />}
    >
      {({ lines }) =>
        lines.map((line) => {
          const to = linkOf?.(line);
          const parts = [formatDateTime(line.at, { timeZone }), line.who ?? whoOf(line), line.address].filter(Boolean);
          return (
            <ListRow
              key={line.line_id}
              title={titleOf(line)}
              text={parts.map(isolateBidi).join(' · ')}
              {...(to === undefined ? {} : { to })}
            />
          );
        })
      }
    </LoadedList>
  );
}
