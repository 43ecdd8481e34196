import { isDueOnReceipt, type Order, reportedOf, unreportedOf } from 'shared-contracts';
import {
  Banner,
  Button,
  Card,
  FocusFallback,
  formatDateTime,
  formatPrice,
  Text,
  TotalLine,
} from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { dueText, isPartReported, isReportedInVain } from '../part-reported.ts';
import { useSetPayment } from '../use-set-payment.ts';
import { MoneyBadge } from './money-badge.tsx';

const { payment } = texts;

/** State of the money. What is transferred, or paid on receipt, the merchant confirms by hand; a card's state comes by itself (decision 4.2). */
export function OrderPayment({ order }: { order: Order }) {
  const { setting, arrived, never, refund } = useSetPayment(order);
  const byCard = order.paymentMethod === 'card';
  const onReceipt = isDueOnReceipt(order);
  const waits = !byCard && order.paymentState === 'pending' && order.status !== 'canceled';
  const inVain = isReportedInVain(order);
  const money = (
    <MoneyBadge
      state={order.paymentState}
      status={order.status}
      reported={order.paymentReported !== null}
      onReceipt={onReceipt}
    />
  );
  return (
    <FocusFallback>
      <Card title={payment.title} aside={money} gap={3}>
        {onReceipt ? <Text weight="medium">{dueText(order)}</Text> : null}
        {waits || byCard ? <Text tone="muted">{payment.ways[order.paymentMethod]}</Text> : null}
        {waits && order.paymentReported ? (
          <Text weight="medium">{payment.reported(formatDateTime(order.paymentReported))}</Text>
        ) : null}
        {waits && isPartReported(order) ? (
          <div>
            <TotalLine label={payment.reportedSum} value={formatPrice(reportedOf(order))} />
            <TotalLine label={payment.left} value={formatPrice(unreportedOf(order))} />
          </div>
        ) : null}
        {inVain ? <Banner tone="warn">{payment.canceledReported(formatPrice(reportedOf(order)))}</Banner> : null}
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
        {!byCard && order.paymentState === 'succeeded' ? (
          <Button variant="outline" full loading={setting} onClick={refund}>
            {payment.refunded}
          </Button>
        ) : null}
      </Card>
    </FocusFallback>
  );
}
