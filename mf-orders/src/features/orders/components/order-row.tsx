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
  to: string;
  number: string;
  age: string;
  sum: number;
  goods: string;
  when?: string;
  late?: boolean;
  delivery?: string;
  customer?: string;
  image?: string | null | undefined;
  count: number;
  status: OrderStatus;
  pickup?: boolean;
  money: MoneyBadgeProps;
  fresh?: boolean;
  action?: ReactNode;
  compact?: boolean;
}

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
