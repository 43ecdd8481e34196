import { isDueOnReceipt, isPartPaid, isPartRefunded, leftToPay, type Order, type OrderPage } from 'shared-contracts';
import { CopyButton, formatDateTime, OrderTimeline, paymentStateLabel } from 'shared-design-system/checkout';
import { Show } from 'shared-design-system/pages';
import { Badge, formatMoney, Heading, Inline, Stack, Text, type Tone, typeset } from 'shared-design-system/shop';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { orderTexts } from '../../../order-texts.ts';
import { isConfirmedBefore, isRestToBePaid, isSumFinal, isToBePaid, paysFirst, sumToPay } from '../awaits-payment.ts';
import { statusLabel } from '../status-label.ts';
import { moneySteps, stepsOf } from '../steps.ts';

export const statusTones: Record<Order['status'], Tone> = {
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

function nextOf(page: OrderPage): string {
  const { next } = orderTexts;
  if (page.order.paymentMethod === 'card') return page.canPay ? next.card : next.confirm;
  if (!isToBePaid(page)) return next.confirm;
  if (!isSumFinal(page)) return next.price;
  if (isRestToBePaid(page)) return page.edits.length > 0 ? next.more : next.rest;
  return page.transferMethods.length > 0 ? next.pay : next.confirm;
}

function Money({ page }: { page: OrderPage }) {
  const { paymentState, paymentReported } = page.order;
  const isRest = isRestToBePaid(page);
  const isChecked = paymentState === 'pending' && paymentReported !== null && !isRest;
  const words = isChecked ? orderTexts.pay.checked : paymentStateLabel(paymentState);
  if (page.order.unconfirmed) {
    return (
      <Badge size="l" tone="warn">
        {orderTexts.unconfirmed.badge}
      </Badge>
    );
  }
  if (isDueOnReceipt(page.order)) {
    return (
      <Badge size="l" tone="info">
        {orderTexts.onReceipt.title}
      </Badge>
    );
  }
  const rest = isRest ? sumToPay(page) : isPartPaid(page.order) ? leftToPay(page.order) : 0;
  if (rest > 0) {
    return (
      <Badge size="l" tone="warn">
        {orderTexts.pay.rest.title(formatMoney(rest))}
      </Badge>
    );
  }
  if (isPartRefunded(page.order)) {
    return (
      <Badge size="l" tone="neutral">
        {orderTexts.pay.partRefunded}
      </Badge>
    );
  }
  return (
    <Badge size="l" tone={isChecked ? 'info' : paymentTones[paymentState]}>
      {words}
    </Badge>
  );
}

const linkOf = ({ origin, pathname }: Location): string => origin + pathname;

export const OrderProgress = ({ page }: { page: OrderPage }) => (
  <div data-screen-only="">
    <OrderTimeline label={orderTexts.stateLabel} steps={stepsOf(page)} />
  </div>
);

export function OrderHead({ page }: { page: OrderPage }) {
  const { order, timeZone } = page;
  const canceled = order.status === 'canceled';
  const money = moneySteps(page);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <div role="status">
          <Inline>
            {order.unconfirmed && !canceled ? null : (
              <Badge size="l" tone={statusTones[order.status]}>
                {statusLabel(order)}
              </Badge>
            )}
            {canceled ? null : <Money page={page} />}
          </Inline>
        </div>
        <Heading level={1}>{orderTexts.title(order.number)}</Heading>
        {order.unconfirmed && !canceled ? (
          <Text>{orderTexts.unconfirmed[isConfirmedBefore(page) ? 'again' : 'text']}</Text>
        ) : null}
        {order.status === 'created' && !order.unconfirmed ? (
          <Text>
            <strong>{orderTexts.thanks}</strong> {typeset(nextOf(page))}
          </Text>
        ) : null}
        {order.cancelReason ? <Text>{orderTexts.canceledBecause(order.cancelReason)}</Text> : null}
        <Text tone="muted">
          {canceled ? orderTexts.canceled : orderTexts.placed(formatDateTime(order.created, { timeZone, zone: true }))}
        </Text>
        {canceled ? null : (
          <Inline>
            <CopyButton value={() => linkOf(window.location)} label={orderTexts.copyLink} />
            <ShareButton title={orderTexts.title(order.number)} />
          </Inline>
        )}
      </Stack>
      {paysFirst(page) ? (
        <Show from={768}>
          <OrderProgress page={page} />
        </Show>
      ) : (
        <OrderProgress page={page} />
      )}
      {money.length > 0 ? (
        <Stack as="ul" gap={1}>
          {money.map(({ at, words }) => (
            <li key={at + words}>
              <Text as="span" tone="muted" size="s">
                {formatDateTime(at, { timeZone })} — {words}
              </Text>
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
