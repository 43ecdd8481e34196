import { useRef } from 'react';
import {
  isPartPaid,
  type Order,
  overpaidOf,
  type Payment,
  roundToKopecks,
  totalOf,
  unpaidByCard,
} from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import {
  Badge,
  Banner,
  Button,
  CopyButton,
  formatDateTime,
  formatMoney,
  Inline,
  Stack,
  Text,
} from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { useLoadedDialog } from '../use-loaded-dialog.ts';
import type { SentRefund } from './refund-key.ts';
import { refundableOf, refundedOf } from './refundable.ts';
import { cardTexts as words } from './texts.ts';
import { useHeldMoney } from './use-held-money.ts';
import { useRefundCall } from './use-refund-call.ts';

export function CardPayment({ order }: { order: Order }) {
  const { payment, paymentState } = order;
  return (
    <>
      <Inline justify="between">
        <Text tone="muted">{words.method}</Text>
        {payment?.test ? <Badge tone="warn">{words.test}</Badge> : null}
      </Inline>
      <Sums order={order} />
      {isPartPaid(order) ? <Text tone="muted">{words.restWaits}</Text> : null}
      {overpaidOf(order) > 0 ? (
        <Banner tone="warn" title={words.over.title(formatMoney(overpaidOf(order)))}>
          {words.over.text}
        </Banner>
      ) : null}
      {paymentState === 'pending' && order.status !== 'canceled' ? (
        <Text tone="muted">{payment?.id === '' ? words.unheard : words.waits}</Text>
      ) : null}
      {paymentState === 'canceled' ? <CameToNothing order={order} /> : null}
      {paymentState === 'waiting_for_capture' && payment ? <Held order={order} payment={payment} /> : null}
      <Refunding order={order} />
      {payment?.id ? (
        <Inline justify="between" wrap={false}>
          <Text tone="muted" size="s">
            {words.id} {payment.id}
          </Text>
          <CopyButton compact value={payment.id} subject={words.copyId} />
        </Inline>
      ) : null}
    </>
  );
}

function Sums({ order }: { order: Order }) {
  const { payment, paymentState, status } = order;
  const amount = payment?.amount ?? totalOf(order);
  if (paymentState === 'canceled' || (paymentState === 'pending' && status === 'canceled')) return null;
  if (paymentState === 'pending') return <TotalLine large label={words.due} value={formatMoney(amount)} />;
  const isHeld = paymentState === 'waiting_for_capture';
  const back = payment?.refundedAmount ?? 0;
  const released = payment?.releasedAmount ?? 0;
  return (
    <Stack gap={1}>
      {released > 0 ? <TotalLine label={words.notTaken} value={formatMoney(released)} /> : null}
      <TotalLine large={back === 0} label={isHeld ? words.held : words.taken} value={formatMoney(amount)} />
      {payment?.heldAmount ? <TotalLine label={words.heldToo} value={formatMoney(payment.heldAmount)} /> : null}
      {back > 0 ? (
        <>
          <TotalLine label={words.back} value={formatMoney(back)} />
          <TotalLine large label={words.left} value={formatMoney(roundToKopecks(amount - back))} />
        </>
      ) : null}
      {isPartPaid(order) ? <TotalLine large label={words.rest} value={formatMoney(unpaidByCard(order))} /> : null}
    </Stack>
  );
}

function CameToNothing({ order }: { order: Order }) {
  const reason = order.payment?.cancellation?.reason ?? '';
  return (
    <Banner tone="warn" title={words.failed.title}>
      {words.reasons[reason] ?? words.otherReason} {order.status === 'canceled' ? '' : words.failed.again}
    </Banner>
  );
}

function Held({ order, payment }: { order: Order; payment: Payment }) {
  const { busy, ask } = useHeldMoney(order);
  const timeZone = useShopZone();
  return (
    <>
      <Text tone="muted">
        {payment.expires ? words.heldUntil(formatDateTime(payment.expires, { timeZone })) : words.heldFor}
      </Text>
      <Button
        variant="outline"
        icon="banknote"
        full
        loading={busy === 'capture'}
        disabled={busy === 'release'}
        onClick={() => ask('capture')}
      >
        {words.capture.press(formatMoney(payment.amount ?? totalOf(order)))}
      </Button>
      <Button
        variant="danger"
        full
        loading={busy === 'release'}
        disabled={busy === 'capture'}
        onClick={() => ask('release')}
      >
        {words.release.press}
      </Button>
    </>
  );
}

function Refunding({ order }: { order: Order }) {
  const { Dialog, loading, show, close } = useLoadedDialog(() => import('./refund-dialog.tsx'));
  const sent = useRef<SentRefund | null>(null);
  const [, { isLoading }] = useRefundCall(order);
  const waiting = order.payment?.refundingAmount ?? 0;
  const open = () => {
    // The order shows by now what was sent without an answer: the next refund is a new one.
    if (sent.current && refundedOf(order) > sent.current.before) sent.current = null;
    show();
  };
  return (
    <>
      {waiting > 0 ? (
        <Banner live title={words.refund.waits(formatMoney(waiting))}>
          {words.refund.waitsText}
        </Banner>
      ) : null}
      {refundableOf(order) + waiting > 0 ? (
        <Button
          variant="outline"
          icon="undo"
          full
          loading={loading || (isLoading && !Dialog)}
          disabled={waiting > 0}
          onClick={open}
        >
          {overpaidOf(order) > 0 ? words.over.press(formatMoney(overpaidOf(order))) : words.refund.press}
        </Button>
      ) : null}
      {Dialog ? <Dialog order={order} sent={sent} onClose={close} /> : null}
    </>
  );
}
