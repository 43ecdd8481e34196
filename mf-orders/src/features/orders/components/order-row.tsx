import type { ReactNode } from 'react';
import type { OrderStatus } from 'shared-contracts';
import { formatMoney, officePictureSizes, Picture, VisuallyHidden } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { MoneyBadge, type MoneyBadgeProps } from './money-badge.tsx';
import {
  Act,
  Age,
  Cover,
  Delivery,
  Foot,
  Goods,
  Money,
  More,
  Numbered,
  Preview,
  Root,
  State,
  Sum,
} from './order-row-styles.ts';
import { StatusTrack } from './status-track.tsx';

export interface OrderRowProps {
  /** Route of the order. */
  to: string;
  number: string;
  /** '14 мин' */
  age: string;
  /** Roubles. */
  sum: number;
  /** Products with their sizes, in one line. */
  goods: string;
  /** Way and address. */
  delivery?: string;
  /** Who ordered. */
  customer?: string;
  image?: string | null | undefined;
  /** How many products there are. */
  count: number;
  status: OrderStatus;
  /** The shopper comes for it: it is never on its way. */
  pickup?: boolean;
  money: MoneyBadgeProps;
  /** Came just now: stands out until it is opened. */
  fresh?: boolean;
  /** A button at the end of a desktop's row. */
  action?: ReactNode;
  /** Within a card of the dashboard. */
  compact?: boolean;
}

/** One order in the list: what, for whom, where to, how far, paid or not. An `<li>`. */
export function OrderRow(props: OrderRowProps) {
  const {
    to,
    number,
    age,
    sum,
    goods,
    delivery,
    customer,
    image,
    count,
    status,
    pickup,
    money,
    fresh,
    action,
    compact,
  } = props;
  const ship = [customer, delivery].filter(Boolean).join(' · ');
  return (
    <Root data-fresh={fresh ? '' : undefined} data-compact={compact ? '' : undefined}>
      <Preview>
        <Picture src={image} alt="" sizes={officePictureSizes.row} />
        {count > 1 ? (
          <More>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{texts.row.goods(count)}</VisuallyHidden>
          </More>
        ) : null}
      </Preview>
      <Numbered>
        <Cover to={to}>{texts.order.title(number)}</Cover>
        <Age>{age}</Age>
        {fresh ? <VisuallyHidden>{texts.row.fresh}</VisuallyHidden> : null}
      </Numbered>
      <Sum>{formatMoney(sum)}</Sum>
      <Goods data-alone={ship === '' ? '' : undefined}>{goods}</Goods>
      {ship === '' ? null : <Delivery>{ship}</Delivery>}
      <Foot>
        <State>
          <StatusTrack status={status} pickup={pickup ?? false} />
        </State>
        <Money>
          <MoneyBadge {...money} />
        </Money>
      </Foot>
      {action ? <Act>{action}</Act> : null}
    </Root>
  );
}
