import { type Order, reportedOf, unreportedOf } from 'shared-contracts';
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
import { isPartReported, isReportedInVain } from '../part-reported.ts';
import { useSetPayment } from '../use-set-payment.ts';
import { MoneyBadge } from './money-badge.tsx';

const { payment } = texts;

/** State of the money. What is transferred the merchant confirms by hand; a card's state comes by itself (decision 4.2). */
export function OrderPayment({ order }: { order: Order }) {
  const { setting, arrived, never, refund } = useSetPayment(order);
  const byTransfer = order.paymentMethod === 'p2p';
  const waits = byTransfer && order.paymentState === 'pending' && order.status !== 'canceled';
  const inVain = isReportedInVain(order);
  const money = (
    <MoneyBadge state={order.paymentState} status={order.status} reported={order.paymentReported !== null} />
  );
  return (
    <FocusFallback>
      <Card title={payment.title} aside={money} gap={3}>
        {waits || !byTransfer ? <Text tone="muted">{byTransfer ? payment.transfer : payment.card}</Text> : null}
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
            {payment.arrived}
          </Button>
        ) : null}
        {inVain ? (
          <Button variant="quiet" full disabled={setting} onClick={never}>
            {payment.never}
          </Button>
        ) : null}
        {byTransfer && order.paymentState === 'succeeded' ? (
          <Button variant="outline" full loading={setting} onClick={refund}>
            {payment.refunded}
          </Button>
        ) : null}
      </Card>
    </FocusFallback>
  );
}
