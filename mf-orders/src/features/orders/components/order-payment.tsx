import { lazy, Suspense, useRef } from 'react';
import {
  heldByHand,
  isDueOnReceipt,
  isPartPaid,
  type Order,
  type PaymentType,
  receivedByHand,
  reportedSumOf,
  totalOf,
  unreportedSumOf,
} from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import {
  Banner,
  Button,
  Card,
  FocusFallback,
  formatDateTime,
  formatMoney,
  Stack,
  Text,
} from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { CardPayment } from '../card/card-payment.tsx';
import type { SentRefund } from '../card/refund-key.ts';
import { cardTexts } from '../card/texts.ts';
import { dueText, isPartReported, isReportedInVain } from '../part-reported.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';
import { useSetPayment } from '../use-set-payment.ts';
import { MoneyBadge, moneyBadgePropsOf } from './money-badge.tsx';
import { OrderScreenshot } from './order-screenshot.tsx';

const { payment } = texts;

const HandDifference = lazy(() => import('./hand-difference.tsx'));

export function OrderPayment({ order }: { order: Order }) {
  return (
    <FocusFallback>
      <Card title={payment.title} aside={<MoneyBadge {...moneyBadgePropsOf(order)} />} gap={3}>
        {order.paymentMethod === 'card' ? (
          <CardPayment order={order} />
        ) : (
          <MarkedByHand order={order} method={order.paymentMethod} />
        )}
      </Card>
    </FocusFallback>
  );
}

const sums: Partial<Record<Order['paymentState'], string>> = {
  pending: payment.due,
  succeeded: payment.came,
  refunded: payment.back,
};

function Sums({ order, label }: { order: Order; label: string }) {
  const { paymentState, handPaid, handRefunded } = order;
  if (paymentState !== 'succeeded' || handRefunded === 0) {
    const whole = paymentState === 'refunded' && handRefunded > 0 ? handRefunded : (handPaid ?? totalOf(order));
    return <TotalLine large label={label} value={formatMoney(whole)} />;
  }
  return (
    <Stack gap={1}>
      <TotalLine label={label} value={formatMoney(receivedByHand(order))} />
      <TotalLine label={payment.back} value={formatMoney(handRefunded)} />
      <TotalLine large label={cardTexts.left} value={formatMoney(heldByHand(order))} />
    </Stack>
  );
}

function MarkedByHand({ order, method }: { order: Order; method: Exclude<PaymentType, 'card'> }) {
  const { setting, arrived, never, refund } = useSetPayment(order);
  const timeZone = useShopZone();
  const onReceipt = isDueOnReceipt(order);
  const waits = order.paymentState === 'pending' && order.status !== 'canceled';
  const inVain = isReportedInVain(order);
  // A canceled order may have been paid in part: its sum is known only if some of it was given back.
  const isKnown = order.status !== 'canceled' || (order.paymentState === 'succeeded' && order.handRefunded > 0);
  const sum = isKnown ? sums[order.paymentState] : undefined;
  return (
    <>
      <Text tone="muted">{payment.names[method]}</Text>
      {sum ? <Sums order={order} label={sum} /> : null}
      {order.handPaid === null ? null : (
        <Suspense fallback={null}>
          <HandDifference order={order} />
        </Suspense>
      )}
      {onReceipt ? <Text weight="medium">{dueText(order)}</Text> : null}
      {waits ? <Text tone="muted">{payment.hints[method]}</Text> : null}
      {(waits || isPartPaid(order)) && order.paymentReported ? (
        <Text weight="medium">{payment.reported(formatDateTime(order.paymentReported, { timeZone }))}</Text>
      ) : null}
      {waits && order.paymentReported && reportedSumOf(order) !== totalOf(order) ? (
        <div>
          <TotalLine label={payment.reportedSum} value={formatMoney(reportedSumOf(order))} />
          {isPartReported(order) ? (
            <TotalLine label={payment.left} value={formatMoney(unreportedSumOf(order))} />
          ) : null}
        </div>
      ) : null}
      <OrderScreenshot order={order} />
      {inVain ? <Banner tone="warn">{payment.canceledReported(formatMoney(reportedSumOf(order)))}</Banner> : null}
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
      <PartBack order={order} disabled={setting} />
      {order.paymentState === 'succeeded' ? (
        <Button variant="outline" full loading={setting} onClick={refund}>
          {order.handPaid === null && order.handRefunded === 0 ? payment.refunded : payment.refundedAll}
        </Button>
      ) : null}
    </>
  );
}

function PartBack({ order, disabled }: { order: Order; disabled: boolean }) {
  const { Dialog, loading, show, close } = useLoadedDialog(() => import('../hand-refund/hand-refund-dialog.tsx'));
  const sent = useRef<SentRefund | null>(null);
  const open = () => {
    // The order shows by now what was sent without an answer: the next refund is a new one.
    if (sent.current && order.handRefunded > sent.current.before) sent.current = null;
    show();
  };
  return (
    <>
      {heldByHand(order) > 0 ? (
        <Button variant="outline" icon="undo" full disabled={disabled} loading={loading} onClick={open}>
          {payment.partBack}
        </Button>
      ) : null}
      {Dialog ? <Dialog order={order} sent={sent} onClose={close} /> : null}
    </>
  );
}
