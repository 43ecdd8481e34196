import { type OrderWire, readOrderPageByToken } from 'shared-contracts';
import { orderPage } from '../../testing/shop.ts';
import {
  awaitsPayment,
  isConfirmedBefore,
  isRestToBePaid,
  isSumFinal,
  isToBePaid,
  paysFirst,
  sumToPay,
} from './awaits-payment.ts';
import { moneySteps, stepsOf } from './steps.ts';

const at = '2026-06-14T07:24:00Z';
const info = { ...orderPage().order.delivery_info, delivery_price: 200 };
type Step = { kind: string; to: string; actor?: string };
const pageOf = (more: Partial<OrderWire> = {}, history: Step[] = [], can_pay = false) =>
  readOrderPageByToken.decode({
    ...orderPage({ delivery_info: info, ...more }),
    history: history.map((step, index) => ({ at: `2026-06-14T08:0${index}:00Z`, actor: 'merchant', ...step })),
    can_pay,
  });

it.each<[string, Partial<OrderWire>, { awaits: boolean; toPay: boolean; rest: boolean; sum: number }]>([
  ['waits', {}, { awaits: true, toPay: true, rest: false, sum: 10_000 }],
  ['is reported', { payment_reported: at }, { awaits: true, toPay: false, rest: false, sum: 10_000 }],
  [
    'is reported in part',
    { payment_reported: at, payment_reported_sum: 9800 },
    { awaits: true, toPay: true, rest: true, sum: 200 },
  ],
  [
    'has come',
    { payment_state: 'succeeded', hand_paid: 10_000 },
    { awaits: false, toPay: false, rest: false, sum: 10_000 },
  ],
  [
    'has come in part',
    { payment_state: 'succeeded', hand_paid: 9800 },
    { awaits: true, toPay: true, rest: true, sum: 200 },
  ],
  ['of a canceled order', { status: 'canceled' }, { awaits: false, toPay: false, rest: false, sum: 10_000 }],
  [
    'of an order that is not confirmed',
    { unconfirmed: true },
    { awaits: false, toPay: false, rest: false, sum: 10_000 },
  ],
  ['by card', { payment_method: 'card' }, { awaits: false, toPay: false, rest: false, sum: 10_000 }],
])('a transfer that %s', (_, more, { awaits, toPay, rest, sum }) => {
  const page = pageOf(more);
  expect([awaitsPayment(page), isToBePaid(page), isRestToBePaid(page), paysFirst(page), sumToPay(page)]).toEqual([
    awaits,
    toPay,
    rest,
    toPay,
    sum,
  ]);
});

it('a card that can be charged comes first, and a sum without the delivery is not the last word', () => {
  expect(paysFirst(pageOf({ payment_method: 'card' }, [], true))).toBe(true);
  expect(paysFirst(pageOf({ payment_method: 'on_delivery' }, [], true))).toBe(false);
  expect(isSumFinal(pageOf())).toBe(true);
  expect(isSumFinal(pageOf({ delivery_info: { ...info, delivery_price: null } as never }))).toBe(false);
});

it('an order that is confirmed anew was confirmed before', () => {
  const confirmed = [{ kind: 'confirmed', to: '' }];
  expect(isConfirmedBefore(pageOf({ unconfirmed: true }, confirmed))).toBe(true);
  expect(isConfirmedBefore(pageOf({ unconfirmed: true }))).toBe(false);
  expect(isConfirmedBefore(pageOf({}, confirmed))).toBe(false);
});

it.each<[Step, string | null]>([
  [{ kind: 'status', to: 'accepted' }, null],
  [{ kind: 'status_reverted', to: 'accepted' }, 'магазин вернул заказ в состояние «Принят»'],
  [{ kind: 'payment_state_reverted', to: 'pending' }, 'магазин снял отметку об оплате'],
  [{ kind: 'payment_report_withdrawn', to: '' }, 'вы сообщили, что ещё не оплатили'],
  [{ kind: 'payment_reported', to: '9800' }, 'вы сообщили об оплате 9 800 ₽'],
  [{ kind: 'payment_reported', to: '' }, 'вы сообщили об оплате'],
  [{ kind: 'edited', to: '9000' }, 'магазин изменил заказ, теперь он стоит 9 000 ₽'],
  [{ kind: 'confirmed', to: '' }, 'вы подтвердили заказ'],
  [{ kind: 'difference_came', to: '200' }, 'магазин получил доплату 200 ₽'],
  [{ kind: 'difference_returned', to: '200' }, 'магазин вернул 200 ₽'],
  [{ kind: 'refund', to: '180.25' }, 'магазин вернул 180,25 ₽'],
  [{ kind: 'refund_reverted', to: '180.25' }, 'магазин снял отметку о возврате'],
  [{ kind: 'payment_state', to: 'succeeded' }, 'продавец получил деньги'],
  [{ kind: 'payment_state', to: 'flying' }, null],
])('of %j a buyer reads: %s', (step, words) => {
  const [shown] = moneySteps(pageOf({}, [step]));
  expect(shown?.words.replace(/\u00a0/g, ' ') ?? null).toBe(words);
});

it('of a card the money is told in the words of cards, where it has some', () => {
  const steps = moneySteps(
    pageOf({ payment_method: 'card' }, [
      { kind: 'payment_state', to: 'succeeded' },
      { kind: 'payment_state', to: 'refunded' },
    ]),
  );
  expect(steps.map(({ words }) => words)).toEqual(['оплата пришла', 'деньги возвращены']);
});

describe('the way of an order', () => {
  const states = (page: ReturnType<typeof pageOf>) => stepsOf(page).map(({ state, text }) => [state, Boolean(text)]);

  it('has a time at what was, from the history, and none at what comes', () => {
    const page = pageOf({ status: 'assembling' }, [
      { kind: 'status', to: 'accepted' },
      { kind: 'status', to: 'assembling' },
    ]);
    expect(states(page)).toEqual([
      ['done', true],
      ['done', true],
      ['now', true],
      ['next', false],
      ['next', false],
    ]);
    // Nobody noted it: an order that was made by hand.
    expect(states(pageOf({ status: 'accepted' }))[1]).toEqual(['now', false]);
  });

  it('that was taken back and gone again has the time of the last one', () => {
    const page = pageOf({ status: 'accepted' }, [
      { kind: 'status', to: 'accepted' },
      { kind: 'status_reverted', to: 'created' },
      { kind: 'status', to: 'accepted' },
    ]);
    expect(stepsOf(page)[1]?.text).toMatch(/11:02$/);
  });

  it('that is canceled ends there, and says by whom', () => {
    const page = pageOf({ status: 'canceled' }, [
      { kind: 'status', to: 'created', actor: 'shopper' },
      { kind: 'payment_state', to: 'accepted' },
      { kind: 'status', to: 'canceled', actor: 'shopper' },
    ]);
    const steps = stepsOf(page);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'now']);
    expect(steps.at(-1)?.label).toBe('Отменён');
    expect(steps.at(-1)?.text).toMatch(/, вы отменили$/);
    expect(stepsOf(pageOf({ status: 'canceled' })).map(({ text }) => text)).toEqual(['']);
  });
});
