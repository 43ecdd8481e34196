import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  cancelPayment,
  capturePayment,
  type OrderWire,
  readMerchantOrder,
  readOrderHistory,
  refundPayment,
  setDeliveryPrice,
  setOrderStatus,
} from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { card, cardShows, orderId, orderIs } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());

const payment: NonNullable<OrderWire['payment']> = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  created: '2026-06-14T10:00:00.000Z',
  expires: null,
  captured: null,
  description: 'Заказ № 1052',
  confirmation: null,
  refundable: false,
  test: false,
  amount: 5310.5,
  refunded_amount: 0,
};
const held = { ...payment, status: 'waiting_for_capture', paid: true, expires: '2026-06-21T10:42:00.000Z' };
const taken = { ...payment, status: 'succeeded', paid: true, refundable: true };

const byCard = (more: Partial<OrderWire>) => orderIs({ payment_method: 'card', payment, ...more });
const isHeld = () => byCard({ payment_state: 'waiting_for_capture', payment: held });
const isTaken = (more: Partial<typeof taken> = {}) =>
  byCard({ payment_state: 'succeeded', payment: { ...taken, ...more } });

it('[3.7.1] waits for the provider’s word, and takes no mark by hand', async () => {
  byCard({ payment: { ...payment, test: true } });
  const money = await card('Оплата');
  expect(money).toHaveTextContent('Ждёт оплаты');
  expect(money).toHaveTextContent(/К оплате\s*5\s310,50\s₽/);
  expect(money).toHaveTextContent('Состояние изменится само');
  expect(money).toHaveTextContent('Тестовый платёж');
  expect(money).toHaveTextContent('23d93cac-000f-5000-8000-126628f15141');
  expect(within(money).queryByRole('button', { name: /Деньги пришли|Отметить возврат|Вернуть деньги/ })).toBeNull();
});

it('does not promise that the state changes by itself where the provider has not answered', async () => {
  byCard({ payment: { ...payment, id: '' } });
  const money = await card('Оплата');
  expect(money).toHaveTextContent(/ЮKassa ещё не ответила на этот платёж.*проверьте связь: «Настройки», «Оплата»/);
  expect(money).not.toHaveTextContent('Состояние изменится само');
});

it('says why a payment came to nothing', async () => {
  const cancellation = { party: 'payment_network', reason: 'insufficient_funds' };
  byCard({ payment_state: 'canceled', payment: { ...payment, status: 'canceled', cancellation } });
  const money = await card('Оплата');
  expect(money).toHaveTextContent('На карте не хватило денег. Покупатель может оплатить ещё раз');
  expect(within(money).queryByRole('button', { name: /Списать|Вернуть/ })).toBeNull();
});

it('says what came and what is still due where the delivery got its price after that', async () => {
  const info = { ...wireOrder(1).delivery_info, delivery_price: 700, delivery_price_by_seller: true };
  byCard({ payment_state: 'succeeded', payment: { ...taken, amount: 5000 }, delivery_info: info });
  await cardShows(
    'Оплата',
    /^Оплата\s*Осталось 700\s₽.*Списано\s*5\s000\s₽\s*Осталось оплатить\s*700\s₽.*на странице заказа/,
  );
});

it('asks for the price of the delivery also after the goods were paid', async () => {
  const { delivery_price: _, ...info } = wireOrder(1).delivery_info;
  const { network, change, user } = byCard({
    payment_state: 'succeeded',
    payment: { ...taken, amount: 5000 },
    delivery_info: info,
  });
  expect(await screen.findByText('рассчитаете вы')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сколько стоит доставка' }));
  expect(dialog.getByText(/Доставку покупатель оплатит отдельно/)).toBeVisible();
  network.on(setDeliveryPrice, ({ price }) =>
    change({ delivery_info: { ...info, delivery_price: price ?? 0, delivery_price_by_seller: true } }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Стоимость доставки' }), '700');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Стоимость доставки сохранена')).toBeVisible();
  await cardShows('Оплата', /Осталось оплатить\s*700\s₽/);
});

describe('money that a card holds', () => {
  const answer = async (user: ReturnType<typeof isHeld>['user'], press: RegExp | string, name: string) => {
    await user.click(await screen.findByRole('button', { name: press }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };

  it('is taken, after it was asked about once', async () => {
    const { network, change, user } = isHeld();
    await cardShows('Оплата', /до 21 июня, 13:42/);
    network.on(capturePayment, () => change({ payment_state: 'succeeded', payment: taken }));
    await answer(user, /Списать 5\s310,50\s₽/, 'Списать');
    expect(await screen.findByText('Деньги списаны')).toBeVisible();
    expect(network.sent(capturePayment)).toEqual([{ order_id: orderId }]);
    await cardShows('Оплата', /Списано\s*5\s310,50\s₽/);
  });

  it('is let go', async () => {
    const { network, change, user } = isHeld();
    network.on(cancelPayment, () => change({ payment_state: 'canceled', payment: { ...payment, status: 'canceled' } }));
    await answer(user, 'Отпустить деньги', 'Отпустить');
    expect(await screen.findByText('Деньги отпущены')).toBeVisible();
    expect(network.sent(cancelPayment)).toEqual([{ order_id: orderId }]);
    await cardShows('Оплата', 'Не оплачен');
  });

  it.each([
    ['taken', /Списать 5/, 'Списать'],
    ['let go', 'Отпустить деньги', 'Пока нет'],
  ] as const)(
    'is asked about before it is %s, with the answer that cannot hurt under Enter',
    async (_, press, focused) => {
      const { user } = isHeld();
      await user.click(await screen.findByRole('button', { name: press }));
      const question = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(question.getByRole('button', { name: focused })).toHaveFocus());
    },
  );

  it.each([
    ['payment_refused', 'ЮKassa не приняла эту операцию. Посмотрите платёж в её кабинете.'],
    ['payment_unavailable', 'ЮKassa сейчас не отвечает. Просьба записана: выполним её, как только ЮKassa ответит.'],
  ] as const)('stays as it is where the answer is %s, which is said', async (code, words) => {
    const { network, user } = isHeld();
    network.on(capturePayment, refuse(code));
    await answer(user, /Списать 5/, 'Списать');
    expect(await screen.findByText('Деньги не списаны')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await cardShows('Оплата', 'Зарезервировано');
  });

  it('is where another device has put it, which is said', async () => {
    const { network, change, user } = isHeld();
    network.on(capturePayment, refuse('illegal_transition'));
    await screen.findByRole('button', { name: /Списать 5/ });
    network.on(readMerchantOrder, () =>
      change({ payment_state: 'canceled', payment: { ...payment, status: 'canceled' } }),
    );
    await answer(user, /Списать 5/, 'Списать');
    expect(await screen.findByText(/Заказ уже «Не оплачен»/)).toBeVisible();
  });

  it('is spoken of where the order is canceled', async () => {
    const { user } = isHeld();
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Зарезервированные деньги вернутся на карту покупателя.',
    );
  });
});

describe('money that was taken', () => {
  const dialogOf = async (user: ReturnType<typeof isTaken>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Вернуть деньги' }));
    return within(await screen.findByRole('dialog', { name: 'Вернуть деньги' }));
  };
  const sum = (dialog: Awaited<ReturnType<typeof dialogOf>>) =>
    dialog.getByRole('textbox', { name: 'Сколько вернуть' });
  const write = async (user: ReturnType<typeof isTaken>['user'], field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };

  it('is given back as a whole', async () => {
    const { network, change, user } = isTaken();
    network.on(refundPayment, () =>
      change({ payment_state: 'refunded', payment: { ...taken, refundable: false, refunded_amount: 5310.5 } }),
    );
    const dialog = await dialogOf(user);
    expect(sum(dialog)).toHaveValue('5\u00a0310,50');
    await user.click(dialog.getByRole('button', { name: /^Вернуть 5\s310,50\s₽$/ }));
    expect(await screen.findByText(/^Возвращено 5\s310,50\s₽$/)).toBeVisible();
    expect(network.sent(refundPayment)).toEqual([
      { order_id: orderId, amount: 5310.5, idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    await cardShows('Оплата', /Возврат.*Возвращено\s*5\s310,50\s₽/);
    expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull();
  });

  it('is given back in part, to the kopeck, and no more than is left', async () => {
    const { network, change, user } = isTaken({ refunded_amount: 310.5 });
    network.on(refundPayment, ({ amount = 0 }) =>
      change({ payment_state: 'succeeded', payment: { ...taken, refunded_amount: 310.5 + amount } }),
    );
    await cardShows('Оплата', /Возвращена часть.*Осталось у вас\s*5\s000\s₽/);
    const dialog = await dialogOf(user);
    await write(user, sum(dialog), '5000,01');
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    expect(dialog.getByText(/Можно вернуть не больше 5\s000\s₽/)).toBeVisible();
    await write(user, sum(dialog), '0');
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    expect(dialog.getByText('Больше нуля')).toBeVisible();
    await user.clear(sum(dialog));
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    expect(dialog.getByText('Напишите сумму')).toBeVisible();
    expect(network.sent(refundPayment)).toEqual([]);
    await user.type(sum(dialog), '180,25');
    expect(dialog.getByText(/4\s819,75\s₽/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Вернуть 180,25\s₽$/ }));
    await waitFor(() => expect(network.sent(refundPayment)).toMatchObject([{ amount: 180.25 }]));
    await cardShows('Оплата', /Возвращено\s*490,75\s₽/);
  });

  it('is given back once however often it is sent, also where the dialog was closed after a lost answer', async () => {
    const { network, change, user } = isTaken();
    network.on(refundPayment, () => offline);
    const dialog = await dialogOf(user);
    await write(user, sum(dialog), '180');
    await user.click(dialog.getByRole('button', { name: /^Вернуть 180\s₽$/ }));
    expect(await dialog.findByText('Деньги не возвращены')).toBeVisible();
    expect(sum(dialog)).toHaveValue('180');
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    network.on(refundPayment, () => change({ payment: { ...taken, refunded_amount: 180 } }));
    const again = await dialogOf(user);
    await write(user, sum(again), '180');
    await user.click(again.getByRole('button', { name: /^Вернуть 180\s₽$/ }));
    await waitFor(() => expect(network.sent(refundPayment)).toHaveLength(2));
    const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another refund once the order shows that the one without an answer was done', async () => {
    const { network, change, user } = isTaken();
    network.on(refundPayment, () => {
      change({ payment: { ...taken, refunded_amount: 180 } });
      return offline;
    });
    const dialog = await dialogOf(user);
    await write(user, sum(dialog), '180');
    await user.click(dialog.getByRole('button', { name: /^Вернуть 180\s₽$/ }));
    expect(await dialog.findByText('Деньги не возвращены')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    act(() => void window.dispatchEvent(new Event('online')));
    await cardShows('Оплата', /Возвращено\s*180\s₽/);
    network.on(refundPayment, () => change({ payment: { ...taken, refunded_amount: 360 } }));
    const again = await dialogOf(user);
    await write(user, sum(again), '180');
    await user.click(again.getByRole('button', { name: /^Вернуть 180\s₽$/ }));
    await waitFor(() => expect(network.sent(refundPayment)).toHaveLength(2));
    const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is given back twice where the same part is given back twice', async () => {
    const { network, change, user } = isTaken();
    let refunded = 0;
    network.on(refundPayment, ({ amount = 0 }) => {
      refunded += amount;
      return change({ payment: { ...taken, refunded_amount: refunded } });
    });
    for (const left of [/Осталось у вас\s*5\s130,50\s₽/, /Осталось у вас\s*4\s950,50\s₽/]) {
      const dialog = await dialogOf(user);
      await write(user, sum(dialog), '180');
      await user.click(dialog.getByRole('button', { name: /^Вернуть 180\s₽$/ }));
      await cardShows('Оплата', left);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('is another refund after an answer that refused it', async () => {
    const { network, user } = isTaken();
    network.on(refundPayment, refuse('payment_refused'));
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('button', { name: /^Вернуть 5/ }));
    expect(await dialog.findByText('ЮKassa не приняла эту операцию. Посмотрите платёж в её кабинете.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Вернуть 5/ }));
    await waitFor(() => expect(network.sent(refundPayment)).toHaveLength(2));
    const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is on its way back while the provider does not answer, which the order alone says', async () => {
    const { network, change, user } = isTaken();
    network.on(refundPayment, () => {
      change({ payment: { ...taken, refunding_amount: 5310.5 } });
      return refuse('payment_unavailable');
    });
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('button', { name: /^Вернуть 5/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const money = await card('Оплата');
    await waitFor(() => expect(money).toHaveTextContent(/Возвращаем 5\s310,50\s₽ЮKassa ещё не ответила/));
    expect(within(money).getByRole('button', { name: 'Вернуть деньги' })).toBeDisabled();
    expect(screen.queryByText('Деньги не возвращены')).toBeNull();
    expect(screen.queryByText(/^Возвращено/)).toBeNull();
  });

  describe('of an order that is canceled', () => {
    const cancel = async (user: ReturnType<typeof isTaken>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      const choice = dialog.getByRole('checkbox', { name: /^Вернуть 5\s310,50\s₽ на карту покупателя$/ });
      return { choice, confirm: () => user.click(dialog.getByRole('button', { name: 'Отменить заказ' })) };
    };

    it('goes back in the same step', async () => {
      const { network, change, user } = isTaken();
      network.on(refundPayment, () =>
        change({ payment_state: 'refunded', payment: { ...taken, refundable: false, refunded_amount: 5310.5 } }),
      );
      const { choice, confirm } = await cancel(user);
      expect(choice).toBeChecked();
      await confirm();
      expect(await screen.findByText(/^Возвращено 5\s310,50\s₽$/)).toBeVisible();
      expect(network.sent(setOrderStatus)).toMatchObject([{ status: 'canceled' }]);
      expect(network.sent(refundPayment)).toMatchObject([{ order_id: orderId, amount: 5310.5 }]);
    });

    it('is shown to be on its way where it can be given back, until that is done', async () => {
      const { network, change, user } = isTaken();
      let goOn = () => {};
      network.on(refundPayment, async () => {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return change({ payment: { ...taken, refunded_amount: 310.5 } });
      });
      const button = await screen.findByRole('button', { name: 'Вернуть деньги' });
      expect(button).not.toHaveAttribute('aria-busy');
      const { confirm } = await cancel(user);
      await confirm();
      await waitFor(() => expect(network.sent(refundPayment)).toHaveLength(1));
      const money = async () => within(await card('Оплата')).getByRole('button', { name: /Вернуть деньги/ });
      await waitFor(async () => expect(await money()).toHaveAttribute('aria-busy', 'true'));
      goOn();
      await waitFor(async () => expect(await money()).not.toHaveAttribute('aria-busy'));
    });

    it('stays where the merchant says so', async () => {
      const { network, user } = isTaken();
      const { choice, confirm } = await cancel(user);
      await user.click(choice);
      await confirm();
      expect(await screen.findByText('Деньги ещё у вас: верните их покупателю, кнопка ниже.')).toBeVisible();
      expect(network.sent(refundPayment)).toEqual([]);
    });

    it('is offered to be given back again where that failed, as the same refund; the order stays canceled', async () => {
      const { network, change, user } = isTaken();
      network.on(refundPayment, () => offline);
      const { confirm } = await cancel(user);
      await confirm();
      const failed = await screen.findByText('Деньги не возвращены');
      expect(screen.getByText('Заказ отменён')).toBeVisible();
      network.on(refundPayment, () => change({ payment: { ...taken, refunded_amount: 5310.5 } }));
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
      expect(await screen.findByText(/^Возвращено 5\s310,50\s₽$/)).toBeVisible();
      expect(failed).not.toBeInTheDocument();
      expect(network.sent(setOrderStatus)).toHaveLength(1);
      const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    });

    it('is offered as another refund after an answer that refused it', async () => {
      const { network, user } = isTaken();
      network.on(refundPayment, refuse('payment_refused'));
      const { confirm } = await cancel(user);
      await confirm();
      await user.click(await screen.findByRole('button', { name: 'Повторить' }));
      await waitFor(() => expect(network.sent(refundPayment)).toHaveLength(2));
      const keys = network.sent(refundPayment).map(({ idempotency_key }) => idempotency_key);
      expect(new Set(keys).size).toBe(2);
    });

    it('is said to be on its way while the provider does not answer', async () => {
      const { network, change, user } = isTaken();
      network.on(refundPayment, () => {
        change({ payment: { ...taken, refunding_amount: 5310.5 } });
        return refuse('payment_unavailable');
      });
      const { confirm } = await cancel(user);
      await confirm();
      const money = await card('Оплата');
      await waitFor(() => expect(money).toHaveTextContent(/Возвращаем 5\s310,50\s₽/));
      expect(screen.queryByText(/Деньги ещё у вас/)).toBeNull();
      expect(screen.queryByText('Деньги не возвращены')).toBeNull();
    });
  });

  it('is still the merchant’s where the order is canceled', async () => {
    byCard({ status: 'canceled', payment_state: 'succeeded', payment: taken });
    expect(await screen.findByText('Деньги ещё у вас: верните их покупателю, кнопка ниже.')).toBeVisible();
    await cardShows('Оплата', 'Вернуть деньги');
  });
});

it('tells of money in the history', async () => {
  const { network } = isTaken();
  const at = '2026-06-14T10:05:00.000Z';
  network.on(readOrderHistory, {
    history: [
      { at, actor: 'system', kind: 'payment_state', from: 'pending', to: 'waiting_for_capture' },
      { at, actor: 'merchant', kind: 'payment_state', from: 'waiting_for_capture', to: 'succeeded' },
      { at, actor: 'system', kind: 'payment_state', from: 'succeeded', to: 'succeeded' },
      { at, actor: 'merchant', kind: 'refund', from: null, to: '180.25' },
    ],
  });
  const history = await card('История');
  await waitFor(() => expect(history).toHaveTextContent(/Возвращено покупателю: 180,25\s₽/));
  expect(history).toHaveTextContent('Деньги зарезервированы');
  expect(history).toHaveTextContent('Деньги получены');
  expect(history).toHaveTextContent('Пришла доплата');
  expect(history.textContent?.match(/Деньги получены/g)).toHaveLength(1);
});

describe('sums of a payment', () => {
  const shows = async (payment: Partial<typeof taken> & object, more: Partial<OrderWire> = {}) => {
    byCard({ payment_state: 'succeeded', payment: { ...taken, ...payment }, ...more });
    return (await card('Оплата')).textContent?.replace(/\u00a0/g, ' ') ?? '';
  };

  it('are what was taken, where nothing else happened', async () => {
    const money = await shows({});
    expect(money).toContain('Списано5 310,50 ₽');
    expect(money).not.toMatch(/Не списано|Зарезервировано|Возвращено|Осталось|Покупатель заплатил/);
  });

  it('name what the bank let go, what is held beside, and what is left after a refund', async () => {
    const money = await shows({
      amount: 5000.1,
      released_amount: 310.4,
      held_amount: 200,
      refunded_amount: 1000.05,
    } as never);
    expect(money).toContain('Не списано, вернулось на карту310,40 ₽');
    expect(money).toContain('Списано5 000,10 ₽');
    expect(money).toContain('Зарезервировано ещё200 ₽');
    expect(money).toContain('Возвращено1 000,05 ₽');
    expect(money).toContain('Осталось у вас4 000,05 ₽');
  });

  it('name what an order that became cheaper owes its buyer, and the button that gives it back', async () => {
    const money = await shows({ amount: 5310.5 }, { version: 2 });
    expect(money).toContain('Покупатель заплатил на 310,50 ₽ больше');
    fireEvent.click(screen.getByRole('button', { name: /^Вернуть 310,50\s₽$/ }));
    expect(await screen.findByRole('textbox', { name: 'Сколько вернуть' })).toHaveValue('310,50');
  });

  it('of a canceled order that nobody paid are none', async () => {
    byCard({ status: 'canceled' });
    const money = await card('Оплата');
    expect(money).not.toHaveTextContent(/К оплате|5\s310/);
    expect(money).not.toHaveTextContent('Состояние изменится само');
  });

  it.each([
    ['expired_on_confirmation', 'Покупатель не оплатил вовремя. Покупатель может оплатить ещё раз'],
    ['something_else', 'Банк покупателя не провёл платёж. Покупатель может оплатить ещё раз'],
  ])('came to nothing: %s', async (reason, words) => {
    const cancellation = { party: 'yoo_money', reason };
    byCard({ payment_state: 'canceled', payment: { ...payment, status: 'canceled', cancellation } as never });
    const money = await card('Оплата');
    expect(money).toHaveTextContent(words);
    expect(money).not.toHaveTextContent(/5\s310/);
  });

  it('that a card holds without a day are said to be held for a while', async () => {
    byCard({ payment_state: 'waiting_for_capture', payment: { ...held, expires: null } });
    const money = await card('Оплата');
    expect(money).toHaveTextContent('Не списать их вовремя — банк вернёт их сам');
    expect(money).toHaveTextContent(/Зарезервировано\s*5\s310,50/);
  });
});

it.each([
  [/^Списать 5/, 'Списать', capturePayment, 'Деньги не списаны', 'Отпустить деньги'],
  ['Отпустить деньги', 'Отпустить', cancelPayment, 'Деньги не отпущены', /^Списать 5/],
] as const)(
  'held money: “%s” waits for an answer, keeps the other way shut, and can be pressed again',
  async (press, yes, call, failed, other) => {
    const { network, user } = isHeld();
    let goOn = () => {};
    network.on(call, async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return refuse('internal');
    });
    const ask = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: press }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await ask('Пока нет');
    expect(network.sent(call)).toEqual([]);
    await ask(yes);
    await waitFor(() => expect(network.sent(call)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: press })).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('button', { name: other })).toBeDisabled();
    goOn();
    expect(await screen.findByText(failed)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: other })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(network.sent(call)).toHaveLength(2));
    goOn();
  },
);
