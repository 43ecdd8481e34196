import { type OrderPage, type OrderStatus, type OrderStep, orderStatuses } from 'shared-contracts';
import { formatDateTime, orderSteps, type TimelineStep } from 'shared-design-system/checkout';
import { formatMoney } from 'shared-design-system/shop';
import { orderTexts } from '../../order-texts.ts';
import { cardStepTexts } from './card-step-texts.ts';

const labelOf = (status: OrderStatus, pickup: boolean): string =>
  orderSteps('completed', pickup)[orderStatuses.indexOf(status)]?.label ?? '';

const isPickup = ({ order }: OrderPage): boolean => order.deliveryInfo.deliveryKind === 'pickup';

const timeOf = ({ history }: OrderPage, status: string): string | undefined =>
  history.findLast(({ kind, to }) => kind === 'status' && to === status)?.at;

function canceledSteps(page: OrderPage): TimelineStep[] {
  const passed = orderStatuses.filter((status) => status !== 'canceled' && timeOf(page, status));
  const end = page.history.findLast(({ kind, to }) => kind === 'status' && to === 'canceled');
  const who = end && orderTexts.canceledBy[end.actor];
  return [
    ...passed.map((status) => ({
      label: labelOf(status, isPickup(page)),
      text: timed(page, timeOf(page, status)),
      state: 'done' as const,
    })),
    { label: orderTexts.statuses.canceled, text: [timed(page, end?.at), who].filter(Boolean).join(', '), state: 'now' },
  ];
}

const timed = ({ timeZone }: OrderPage, at: string | undefined): string => (at ? formatDateTime(at, { timeZone }) : '');

export function stepsOf(page: OrderPage): TimelineStep[] {
  const { status } = page.order;
  if (status === 'canceled') return canceledSteps(page);
  return orderSteps(status, isPickup(page)).map((step, index) => {
    if (step.state === 'next') return step;
    const at = timeOf(page, orderStatuses[index] ?? '') ?? (index === 0 ? page.order.created : undefined);
    return at ? { ...step, text: timed(page, at) } : step;
  });
}

export const moneySteps = (page: OrderPage): { at: string; words: string }[] =>
  page.history.flatMap((step) => {
    const words = wordsOf(page, step);
    return words ? [{ at: step.at, words }] : [];
  });

function wordsOf({ order }: OrderPage, { kind, to }: OrderStep): string | undefined {
  const { money } = orderTexts;
  if (kind === 'status') return undefined;
  if (kind === 'status_reverted') return money.reverted(orderTexts.statuses[to as OrderStatus] ?? '');
  if (kind === 'payment_state_reverted') return money.unmarked;
  if (kind === 'payment_report_withdrawn') return money.withdrawn;
  if (kind === 'edited') return money.edited(formatMoney(Number(to)));
  if (kind === 'confirmed') return money.confirmed;
  if (kind === 'difference_came') return money.came(formatMoney(Number(to)));
  if (kind === 'difference_returned' || kind === 'refund') return money.returned(formatMoney(Number(to)));
  if (kind === 'refund_reverted') return money.unreturned;
  if (kind === 'payment_reported') return money.reported(to && formatMoney(Number(to)));
  return (order.paymentMethod === 'card' ? cardStepTexts.steps[to] : undefined) ?? money.states[to];
}
