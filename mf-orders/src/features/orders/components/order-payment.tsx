import { lazy, Suspense } from 'react';
import { isDueOnReceipt, type Order, type PaymentType, reportedOf, totalOf, unreportedOf } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { Banner, Button, Card, FocusFallback, formatDateTime, formatMoney, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { CardPayment } from '../card/card-payment.tsx';
import { dueText, isPartReported, isReportedInVain } from '../part-reported.ts';
import { useSetPayment } from '../use-set-payment.ts';
import { MoneyBadge, moneyOf } from './money-badge.tsx';
import { OrderScreenshot } from './order-screenshot.tsx';

const { payment } = texts;

/** Few orders are changed once they are paid. */
const HandDifference = lazy(() => import('./hand-difference.tsx'));

/** State of the money. A card's comes by itself, all else the merchant confirms by hand (decision 4.2). */
export function OrderPayment({ order }: { order: Order }) {
  return (
    <FocusFallback>
      <Card title={payment.title} aside={<MoneyBadge {...moneyOf(order)} />} gap={3}>
        {order.paymentMethod === 'card' ? (
          <CardPayment order={order} />
        ) : (
          <MarkedByHand order={order} method={order.paymentMethod} />
        )}
      </Card>
    </FocusFallback>
  );
}

/** What the sum of an order is called, by where its money is; what came to nothing has none. */
const sums: Partial<Record<Order['paymentState'], string>> = {
  pending: payment.due,
  succeeded: payment.came,
  refunded: payment.back,
};

/** What is transferred, or paid on receipt: the way and the sum, then what to do about them. */
function MarkedByHand({ order, method }: { order: Order; method: Exclude<PaymentType, 'card'> }) {
  const { setting, arrived, never, refund } = useSetPayment(order);
  const timeZone = useShopZone();
  const onReceipt = isDueOnReceipt(order);
  const waits = order.paymentState === 'pending' && order.status !== 'canceled';
  const inVain = isReportedInVain(order);
  // What is canceled may have been paid in part.
  const sum = order.status === 'canceled' ? undefined : sums[order.paymentState];
  return (
    <>
      <Text tone="muted">{payment.names[method]}</Text>
      {sum ? <TotalLine large label={sum} value={formatMoney(order.handPaid ?? totalOf(order))} /> : null}
      {order.handPaid === null ? null : (
        <Suspense fallback={null}>
          <HandDifference order={order} />
        </Suspense>
      )}
      {onReceipt ? <Text weight="medium">{dueText(order)}</Text> : null}
      {waits ? <Text tone="muted">{payment.ways[method]}</Text> : null}
      {waits && order.paymentReported ? (
        <Text weight="medium">{payment.reported(formatDateTime(order.paymentReported, { timeZone }))}</Text>
      ) : null}
      {waits && isPartReported(order) ? (
        <div>
          <TotalLine label={payment.reportedSum} value={formatMoney(reportedOf(order))} />
          <TotalLine label={payment.left} value={formatMoney(unreportedOf(order))} />
        </div>
      ) : null}
      <OrderScreenshot order={order} />
      {inVain ? <Banner tone="warn">{payment.canceledReported(formatMoney(reportedOf(order)))}</Banner> : null}
      {waits || inVain ? (
        <Button variant="outline" icon="banknote" full loading={setting} onClick={arrived}>
          {onReceipt ? payment.received : payment.arrived}
        </Button>
      ) : null}
      {inVain ? (
        <Button variant="quiet" full disabled={setting} onClick={never}>
          {payment.never}
        </Button>
      ) : null}
      {order.paymentState === 'succeeded' ? (
        <Button variant="outline" full loading={setting} onClick={refund}>
          {order.handPaid === null ? payment.refunded : payment.refundedAll}
        </Button>
      ) : null}
    </>
  );
}
