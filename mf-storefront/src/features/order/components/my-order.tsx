import { type ShopZone, totalOf } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { Badge, formatMoney, IconButton, Inline, Link, Skeleton, Stack, Text } from 'shared-design-system/shop';
import { useRead } from 'shared-runtime/page';
import { orderTexts } from '../../../order-texts.ts';
import { orderQuery } from '../api.ts';
import type { RememberedOrder } from '../remembered.ts';
import { statusLabel } from '../status-label.ts';
import { statusTones } from './order-head.tsx';

const words = orderTexts.mine;

interface MyOrderProps {
  order: RememberedOrder;
  to: string;
  timeZone: ShopZone | undefined;
  onForget: () => void;
}

export function MyOrder({ order: { token, number, placed }, to, timeZone, onForget }: MyOrderProps) {
  const { read, args } = orderQuery(token);
  const { data, isError } = useRead(read, args, { anew: true });
  const order = data?.order;
  const facts = [placed ? words.from(formatDate(placed, { timeZone })) : '', order ? formatMoney(totalOf(order)) : ''];
  return (
    <Card>
      <Inline justify="between" align="start" wrap={false}>
        <Stack gap={2} align="start">
          <Link to={to}>{orderTexts.title(number)}</Link>
          <Text tone="muted">{facts.filter(Boolean).join(', ')}</Text>
          {order ? <Badge tone={statusTones[order.status]}>{statusLabel(order)}</Badge> : null}
          {!order && isError ? <Text tone="muted">{words.unknown}</Text> : null}
          {order || isError ? null : <Skeleton width="third" />}
        </Stack>
        <IconButton icon="x" label={words.forget(number)} onClick={onForget} />
      </Inline>
    </Card>
  );
}
