import type { Order } from 'shared-contracts';
import { OrderTimeline, orderSteps, paymentStateLabel } from 'shared-design-system/checkout';
import { Badge, formatDateTime, Heading, Inline, Stack, Text, type Tone } from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';

const statusTones: Record<Order['status'], Tone> = {
  created: 'info',
  accepted: 'happy',
  assembling: 'happy',
  delivering: 'happy',
  completed: 'happy',
  canceled: 'danger',
};

const paymentTones: Record<Order['paymentState'], Tone> = {
  pending: 'warn',
  waiting_for_capture: 'info',
  succeeded: 'happy',
  canceled: 'neutral',
  refunded: 'neutral',
};

/** Number, state and way of an order, in words. */
export function OrderHead({ order }: { order: Order }) {
  const canceled = order.status === 'canceled';
  const steps = orderSteps(order.status).map((step, index) =>
    index === 0 ? { ...step, text: formatDateTime(order.created) } : step,
  );
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Inline>
          <Badge size="l" tone={statusTones[order.status]}>
            {texts.order.statuses[order.status]}
          </Badge>
          {canceled ? null : (
            <Badge size="l" tone={paymentTones[order.paymentState]}>
              {paymentStateLabel(order.paymentState)}
            </Badge>
          )}
        </Inline>
        <Heading level={1}>{texts.order.title(order.number)}</Heading>
        <Text tone="muted">
          {canceled ? texts.order.canceled : texts.order.placed(formatDateTime(order.created, { zone: true }))}
        </Text>
      </Stack>
      {canceled ? null : <OrderTimeline label={texts.order.stateLabel} steps={steps} />}
    </Stack>
  );
}
