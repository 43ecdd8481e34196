import type { Order, OrderPage } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { Card, Show } from 'shared-design-system/pages';
import { Banner, Button, FocusFallback, formatMoney, Text } from 'shared-design-system/shop';
import { describeFailure, isFailure } from 'shared-runtime/page';
import { isSumFinal } from '../awaits-payment.ts';
import { cardTexts as words } from '../card-texts.ts';
import type { CardPayment as Paying } from '../use-card-payment.ts';

interface CardPaymentProps {
  page: OrderPage;
  paying: Paying;
}

const wordsOf = ({ error }: { error?: unknown }): string =>
  error === undefined
    ? (words.refusals.payment_unavailable ?? '')
    : (isFailure(error) && words.refusals[error.code ?? '']) || describeFailure(error);

export default function CardPayment({ page, paying }: CardPaymentProps) {
  const { order } = page;
  const isNothing = paying.due === null && ['pending', 'canceled'].includes(order.paymentState);
  if (isNothing) return null;
  return (
    <FocusFallback>
      <Card title={words.title} gap={3}>
        {paying.due === null ? <Came order={order} /> : <Due page={page} paying={paying} due={paying.due} />}
        {order.payment?.test ? (
          <Text tone="muted" size="s">
            {words.test}
          </Text>
        ) : null}
      </Card>
    </FocusFallback>
  );
}

function Due({ page, paying: { redirect, paying, failure, pay }, due }: CardPaymentProps & { due: number }) {
  const isFinal = isSumFinal(page);
  const sum = formatMoney(due);
  const { paymentState, payment } = page.order;
  const failed = paymentState === 'canceled';
  const isHeld = paymentState === 'waiting_for_capture';
  return (
    <>
      {failure ? (
        <Banner tone="danger" title={words.notPaid} live>
          {wordsOf(failure)}
        </Banner>
      ) : (
        <Saying page={page} redirect={redirect} />
      )}
      {payment?.paid ? (
        <TotalLine label={isHeld ? words.partHeld : words.partPaid} value={formatMoney(payment.amount ?? 0)} />
      ) : null}
      <TotalLine large label={isFinal ? words.due : words.dueBefore} value={sum} />
      <Text tone="muted">{paying ? words.leaving : words.about}</Text>
      {isFinal ? null : <Text tone="muted">{words.deliveryApart}</Text>}
      {redirect === 'back' ? null : (
        <Show from={1000}>
          <Button size="l" full icon="credit-card" loading={paying} onClick={pay}>
            {failed ? words.again(sum) : words.pay(sum)}
          </Button>
        </Show>
      )}
    </>
  );
}

function Saying({ page: { order }, redirect }: { page: OrderPage; redirect: Paying['redirect'] }) {
  const { paymentState, payment } = order;
  if (paymentState === 'canceled') {
    const { reason = '' } = payment?.cancellation ?? {};
    return (
      <Banner tone="warn" title={words.failed} live>
        {words.reasons[reason] ?? words.otherReason} {words.notCharged}
      </Banner>
    );
  }
  if (redirect === 'leaving') return null;
  const state = redirect === 'back' ? 'checking' : redirect === 'waited' ? 'waited' : payment?.id ? null : 'silent';
  return state ? (
    <Banner tone={state === 'checking' ? 'info' : 'warn'} title={words[state].title} live>
      {words[state].text}
    </Banner>
  ) : null;
}

function Came({ order }: { order: Order }) {
  const { paymentState, payment, status } = order;
  const sum = formatMoney(payment?.amount ?? 0);
  const back = payment?.refundedAmount ?? 0;
  if (paymentState === 'waiting_for_capture') {
    return (
      <>
        <TotalLine large label={words.held.label} value={sum} />
        <Text tone="muted">{status === 'canceled' ? words.held.canceled : words.held.text}</Text>
      </>
    );
  }
  return (
    <>
      <TotalLine large={back === 0} label={words.paid} value={sum} />
      {payment && payment.releasedAmount > 0 ? (
        <TotalLine label={words.released} value={formatMoney(payment.releasedAmount)} />
      ) : null}
      {back > 0 ? (
        <>
          <TotalLine large label={words.refunded} value={formatMoney(back)} />
          <Text tone="muted">{words.refundedText}</Text>
        </>
      ) : null}
    </>
  );
}
