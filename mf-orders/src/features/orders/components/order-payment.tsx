import { useState } from 'react';
import { type Order, type PaymentState, reportedOf, totalOf, unreportedOf } from 'shared-contracts';
import {
  Button,
  Card,
  type ConfirmInput,
  formatDateTime,
  formatPrice,
  KeptFocus,
  MoneyBadge,
  Stack,
  Text,
  TotalLine,
  useConfirm,
  useToast,
} from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useSetPaymentStateMutation } from '../api.ts';
import { isPartReported, partText } from '../part-reported.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { OrderDeliveryPrice } from './order-delivery-price.tsx';

const { payment } = texts;

/** State of the money. What is transferred the merchant confirms by hand; a card's state comes by itself (decisions, part 4). */
export function OrderPayment({ order }: { order: Order }) {
  const { setting, arrived, refund } = useSetPayment(order);
  const byTransfer = order.paymentMethod === 'p2p';
  const waits = byTransfer && order.paymentState === 'pending' && order.status !== 'canceled';
  const money = (
    <MoneyBadge state={order.paymentState} status={order.status} reported={order.paymentReported !== null} />
  );
  return (
    <KeptFocus>
      <Card title={payment.title} aside={money}>
        <Stack gap={3}>
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
          <OrderDeliveryPrice order={order} />
          {waits ? (
            <Button variant="outline" icon="banknote" full loading={setting} onClick={arrived}>
              {payment.arrived}
            </Button>
          ) : null}
          {byTransfer && order.paymentState === 'succeeded' ? (
            <Button variant="outline" full loading={setting} onClick={refund}>
              {payment.refunded}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </KeptFocus>
  );
}

/** Sets the state of the money, which cannot be taken back: it asks first. */
function useSetPayment(order: Order) {
  const [setState] = useSetPaymentStateMutation();
  const [setting, setSetting] = useState(false);
  const toast = useToast();
  const confirm = useConfirm();
  const afterSignIn = useAfterSignIn();

  const send = async (state: PaymentState, done: string): Promise<void> => {
    setSetting(true);
    try {
      await setState({ orderId: order.id, state }).unwrap();
      toast.show({ title: done, text: texts.order.title(order.number), type: 'happy' });
    } catch (caught) {
      const again = () => void send(state, done);
      if (afterSignIn(caught, again)) return;
      const action = { label: texts.retry, onPress: again };
      toast.show({ title: payment.notSet, text: describeFailure(caught), type: 'danger', action });
    } finally {
      setSetting(false);
    }
  };
  const ask = async (question: ConfirmInput, state: PaymentState, done: string): Promise<void> => {
    if ((await confirm(question)) === 'confirm') await send(state, done);
  };
  const { arrive, refund } = payment;
  const sum = formatPrice(totalOf(order));
  return {
    setting,
    arrived: () =>
      void ask(
        {
          title: arrive.title(sum),
          text: [partText(order), arrive.text].filter(Boolean).join(' '),
          confirmLabel: arrive.confirm,
          cancelLabel: texts.notYet,
        },
        'succeeded',
        payment.done,
      ),
    refund: () =>
      void ask(
        { title: refund.title, text: refund.text, confirmLabel: refund.confirm, tone: 'danger' },
        'refunded',
        payment.returned,
      ),
  };
}
