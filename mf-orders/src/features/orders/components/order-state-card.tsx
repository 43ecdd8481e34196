import type { Order } from 'shared-contracts';
import { Badge, Card, formatDateTime, Inline, orderStatusLabel, Stack, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useReadOrderHistoryQuery } from '../api.ts';
import { isRefundPending } from '../card/refundable.ts';
import { eventActor } from '../history-text.ts';
import { isPickup } from '../is-pickup.ts';
import { isReportedInVain } from '../part-reported.ts';
import { MoneyBadge, moneyBadgePropsOf } from './money-badge.tsx';
import { RevertButton } from './revert-button.tsx';
import { StatusProgress } from './status-track.tsx';

export function OrderStateCard({ order }: { order: Order }) {
  return (
    <Card gap={3}>
      {order.status === 'canceled' ? <Canceled order={order} /> : <Progress order={order} />}
      <Inline justify="between">
        <Text tone="muted">{texts.payment.title}</Text>
        <MoneyBadge {...moneyBadgePropsOf(order)} />
      </Inline>
      <RevertButton order={order} />
    </Card>
  );
}

const Progress = ({ order }: { order: Order }) => <StatusProgress status={order.status} pickup={isPickup(order)} />;

function Canceled({ order }: { order: Order }) {
  const { data: history = [] } = useReadOrderHistoryQuery({ orderId: order.id });
  const end = history.findLast(({ kind, to }) => kind === 'status' && to === 'canceled');
  const timeZone = useShopZone();
  return (
    <Stack gap={2}>
      <Inline>
        <Badge size="l" icon="x">
          {orderStatusLabel('canceled')}
        </Badge>
        {end ? (
          <Text tone="muted">{[formatDateTime(end.at, { timeZone }), eventActor(end)].filter(Boolean).join(', ')}</Text>
        ) : null}
      </Inline>
      {order.cancelReason ? <Text>{texts.canceledBecause(order.cancelReason)}</Text> : null}
      {order.paymentState === 'succeeded' && !isRefundPending(order) ? (
        <Text weight="medium">{order.paymentMethod === 'card' ? texts.canceledPaidByCard : texts.canceledPaid}</Text>
      ) : null}
      {isReportedInVain(order) ? <Text weight="medium">{texts.canceledReported}</Text> : null}
    </Stack>
  );
}
