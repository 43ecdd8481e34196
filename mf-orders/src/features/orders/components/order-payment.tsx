import { useState } from 'react';
import type { Order, PaymentState } from 'shared-contracts';
import { Button, Card, formatDateTime, MoneyBadge, Stack, Text, useConfirm, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useSetPaymentStateMutation } from '../api.ts';

const { payment } = texts;

function OrderMoney({ order }: { order: Order }) {
  return <MoneyBadge state={order.paymentState} status={order.status} reported={order.paymentReported !== null} />;
}

/** State of the money. What is transferred the merchant confirms by hand; a card's state comes by itself (decisions, part 4). */
export function OrderPayment({ order }: { order: Order }) {
  const [setState] = useSetPaymentStateMutation();
  const [setting, setSetting] = useState(false);
  const toast = useToast();
  const confirm = useConfirm();
  const byTransfer = order.paymentMethod === 'p2p';
  const waits = byTransfer && order.paymentState === 'pending' && order.status !== 'canceled';

  const send = async (state: PaymentState, done: string) => {
    setSetting(true);
    try {
      await setState({ orderId: order.id, state }).unwrap();
      toast.show({ title: done, text: texts.order.title(order.number), type: 'happy' });
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void send(state, done) };
      toast.show({ title: payment.notSet, text: describeFailure(caught), type: 'danger', action });
    } finally {
      setSetting(false);
    }
  };
  const refund = async () => {
    const { title, text, confirm: confirmLabel } = payment.refund;
    if ((await confirm({ title, text, confirmLabel, tone: 'danger' })) === 'confirm') {
      await send('refunded', payment.returned);
    }
  };

  return (
    <Card title={payment.title} aside={<OrderMoney order={order} />}>
      <Stack gap={3}>
        {waits || !byTransfer ? <Text tone="muted">{byTransfer ? payment.transfer : payment.card}</Text> : null}
        {waits && order.paymentReported ? (
          <Text weight="medium">{payment.reported(formatDateTime(order.paymentReported))}</Text>
        ) : null}
        {waits ? (
          <Button
            variant="outline"
            icon="banknote"
            full
            loading={setting}
            onClick={() => void send('succeeded', payment.done)}
          >
            {payment.arrived}
          </Button>
        ) : null}
        {byTransfer && order.paymentState === 'succeeded' ? (
          <Button variant="outline" full loading={setting} onClick={() => void refund()}>
            {payment.refunded}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
