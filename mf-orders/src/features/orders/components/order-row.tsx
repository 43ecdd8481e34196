import type { ReactNode } from 'react';
import type { OrderStatus } from 'shared-contracts';
import { formatMoney, officePictureSizes, Picture, VisuallyHidden } from 'shared-design-system/office';
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
  When,
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
  /** Day and hours of the delivery. */
  when?: string;
  /** That day is over. */
  late?: boolean;
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
  /** A button for what is next. */
  action?: ReactNode;
  /** Within a card of the dashboard. */
  compact?: boolean;
}

/** One order in the list: what, when, how and where to, how far, paid or not, and what is next. An `<li>`. */
export function OrderRow(props: OrderRowProps) {
  const {
    to,
    number,
    age,
    sum,
    goods,
    when,
    late,
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
  const ship = [delivery, customer].filter(Boolean).join(' · ');
  const bare = !when && ship === '';
  return (
    <Root
      data-fresh={fresh ? '' : undefined}
      data-compact={compact ? '' : undefined}
      data-act={action ? '' : undefined}
    >
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
      <Goods data-alone={bare ? '' : undefined}>{goods}</Goods>
      {bare ? null : (
        <Delivery>
          {when ? <When data-late={late ? '' : undefined}>{when}</When> : null}
          {when && ship ? ' · ' : null}
          {ship}
        </Delivery>
      )}
      <Foot>
        <State>
          <StatusTrack status={status} pickup={pickup ?? false} />
        </State>
        <Money>
          <MoneyBadge {...money} />
        </Money>
        {action ? <Act>{action}</Act> : null}
      </Foot>
    </Root>
  );
}
