import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  checkout,
  listPaymentMethods,
  listPublicProducts,
  readDeliveryInfo,
  readOrderPageByToken,
} from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import type { CartLine } from '../features/cart/lines.ts';
import { cartKey, formatCart } from '../features/cart/storage.ts';
import {
  dress,
  dressId,
  merchantName,
  networkOfShop,
  openShop,
  orderPage,
  peony,
  peonyId,
  roses,
  rosesId,
} from '../testing/shop.ts';

const placed = { order_id: 'o1', order_number: '1047', order_token: 'token-1', uri: '', payment: null };

const line = (productId: string, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  sizeId: null,
  size: '',
  title: 'Пионы «Сара Бернар»',
  price: 4900,
  picture: null,
  quantity: 1,
  ...more,
});

const fill = (...lines: CartLine[]) => localStorage.setItem(cartKey(merchantName), formatCart(lines));

beforeEach(() => {
  localStorage.clear();
  fill(line(peonyId, { quantity: 2 }));
});

function networkThatSells(options?: Parameters<typeof networkOfShop>[0]) {
  const network = networkOfShop(options);
  network.on(checkout, placed);
  network.on(readOrderPageByToken, orderPage());
  return network;
}

const field = (name: RegExp | string) => screen.getByLabelText(name);
/** One in the summary, one under the thumb; the styles show one of them. */
const submitButton = () => screen.getByRole('button', { name: 'Оформить' });

/** Puts a text into a field in one go: what typing does letter by letter has a test of its own. */
async function write(user: UserEvent, name: RegExp | string, text: string) {
  await user.click(await screen.findByLabelText(name));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await write(user, 'Ваше имя', 'Ольга Кузнецова');
  await write(user, 'Телефон', '9001234567');
  await write(user, 'Адрес', 'ул. Октябрьской Революции, 205');
  await user.click(field(/публичной оферты/));
  await user.click(field(/персональных данных/));
}

async function openFilled() {
  const opened = openShop('/checkout');
  await fillIn(opened.user);
  return opened;
}

describe('an order', () => {
  it('[1.3.1] is sent as the shopper filled it in; its page follows and the cart is empty', async () => {
    const network = networkThatSells();
    const { user, router } = await openFilled();
    await user.click(field('Telegram'));
    await write(user, /Комментарий/, 'Без звонка');
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ № 1047' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/shop/verbena/order/token-1');
    expect(localStorage.getItem(cartKey(merchantName))).toBeNull();

    expect(network.sent(checkout)).toEqual([
      {
        idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        products: [{ product_id: peonyId, quantity: 2, size_id: null, price: 4900 }],
        expected_sum: 9800,
        payment_method: 'p2p',
        consents: { offer: '1', personal_data: '1' },
        delivery_info: {
          name: 'Ольга Кузнецова',
          contact_phone_number: '+79001234567',
          prefered_contact_method: 'telegram',
          email: '',
          delivery_for_another: false,
          recipient: null,
          delivery_method: 'Курьером по Коломне — 300 ₽, в течение двух часов',
          delivery_address: 'ул. Октябрьской Революции, 205',
          delivery_date: '',
          delivery_interval: '',
          card_text: '',
          comment: 'Без звонка',
        },
      },
    ]);
  });

  it('is remembered on this device', async () => {
    networkThatSells();
    const { user, router } = await openFilled();
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Заказ № 1047' });
    await act(() => router.navigate('/shop/verbena/checkout'));
    expect(await screen.findByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Заказ № 1047/ })).toHaveAttribute('href', '/shop/verbena/order/token-1');
  });

  it('goes to somebody else when it is for another person', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(field(/для другого человека/));
    await user.click(submitButton());
    expect(await screen.findByText('Напишите имя получателя')).toBeVisible();
    await write(user, 'Имя получателя', 'Ирина');
    await write(user, 'Телефон получателя', '9007654321');
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({
      delivery_for_another: true,
      recipient: { name: 'Ирина', phone: '+79007654321' },
    });
  });

  it('asks for no address from whoever comes for it', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(field(/Самовывоз/));
    expect(screen.queryByLabelText('Адрес')).not.toBeInTheDocument();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({ delivery_address: 'Самовывоз' });
  });

  it('asks for no address and no way of delivery where the shop has named none', async () => {
    networkThatSells({ conditions: null });
    openShop('/checkout');
    expect(await screen.findByText(/О доставке договоритесь с продавцом/)).toBeVisible();
    expect(screen.queryByLabelText('Адрес')).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Способ доставки' })).not.toBeInTheDocument();
  });

  it('says that the seller reckons what delivery costs', async () => {
    networkThatSells();
    openShop('/checkout');
    expect(await screen.findByText('рассчитает продавец')).toBeVisible();
  });

  it('[7.32.2] offers the ways to pay that the server names, the first one chosen', async () => {
    const network = networkThatSells();
    network.on(listPaymentMethods, { payment_methods: [{ type: 'card' }, { type: 'p2p' }] });
    openShop('/checkout');
    expect(await screen.findByRole('radio', { name: /Банковской картой/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Переводом продавцу/ })).not.toBeChecked();
  });

  it('cannot be placed where the shop takes no payment', async () => {
    networkThatSells().on(listPaymentMethods, { payment_methods: [] });
    openShop('/checkout');
    expect(await screen.findByText(/не настроил оплату/)).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });
});

describe('the form (the decisions win over [5.14.1]: it checks before sending)', () => {
  it('says in Russian, in place, when a field is left empty or wrong', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    await user.click(await screen.findByLabelText('Телефон'));
    await user.tab();
    expect(await screen.findByText('Укажите телефон, чтобы продавец мог связаться')).toBeVisible();
    expect(field('Телефон')).toBeInvalid();
    await user.type(field('Телефон'), '900');
    expect(await screen.findByText('В номере не хватает цифр')).toBeVisible();
    await user.type(field('Телефон'), '1234567');
    await waitFor(() => expect(field('Телефон')).toBeValid());
    await user.type(screen.getByRole('textbox', { name: /^Почта/ }), 'olga');
    await user.tab();
    expect(await screen.findByText(/Проверьте почту/)).toBeVisible();
  });

  it('sends nothing and leads to the first field that does not fit', async () => {
    const network = networkThatSells();
    const { user } = openShop('/checkout');
    await user.type(await screen.findByLabelText('Ваше имя'), 'Ольга');
    await user.click(submitButton());
    await waitFor(() => expect(field('Телефон')).toHaveFocus());
    expect(screen.getByText('Укажите, куда привезти')).toBeVisible();
    expect(screen.getAllByText('Без этого нельзя оформить заказ')).toHaveLength(2);
    expect(network.sent(checkout)).toHaveLength(0);
  });

  it('starts with no consent given, and needs both but not the third', async () => {
    const network = networkThatSells();
    const { user } = openShop('/checkout');
    expect(await screen.findByLabelText(/публичной оферты/)).not.toBeChecked();
    expect(field(/персональных данных/)).not.toBeChecked();
    expect(field(/новинках/)).not.toBeChecked();
    await fillIn(user);
    await user.click(field(/персональных данных/));
    await user.click(submitButton());
    expect(await screen.findByText('Без этого нельзя оформить заказ')).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(0);
    await user.click(field(/персональных данных/));
    await user.click(field(/новинках/));
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.consents).toEqual({ offer: '1', personal_data: '1', advertising: '1' });
  });

  it('leads to the texts that one agrees to', async () => {
    networkThatSells();
    openShop('/checkout');
    expect(await screen.findByRole('link', { name: 'публичной оферты' })).toHaveAttribute(
      'href',
      '/shop/verbena/offer',
    );
    expect(screen.getByRole('link', { name: 'персональных данных' })).toHaveAttribute(
      'href',
      '/shop/verbena/personal-data',
    );
  });

  it('needs the e-mail only of whoever wants to be written to', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(screen.getByRole('radio', { name: 'Почта' }));
    await user.click(submitButton());
    expect(await screen.findByText('Укажите почту, раз выбрали её для связи')).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(0);
  });

  it('keeps everything typed through a reload', async () => {
    networkThatSells();
    const first = await openFilled();
    await first.user.click(field(/Самовывоз/));
    await write(first.user, /Текст открытки/, 'С днём рождения!');
    first.view.unmount();

    openShop('/checkout');
    expect(await screen.findByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
    expect(field('Телефон')).toHaveDisplayValue('+7 (900) 123-45-67');
    expect(field(/Самовывоз/)).toBeChecked();
    expect(field(/Текст открытки/)).toHaveValue('С днём рождения!');
    expect(field(/публичной оферты/)).toBeChecked();
  });

  it('offers a retry when the terms did not load, and keeps the cart', async () => {
    const network = networkThatSells();
    network.on(readDeliveryInfo, offline);
    const { user } = openShop('/checkout');
    expect(await screen.findByText('Условия магазина не загрузились')).toBeVisible();
    expect(screen.getByText('Пионы «Сара Бернар»')).toBeVisible();
    network.on(readDeliveryInfo, null);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByLabelText('Ваше имя')).toBeVisible();
  });
});

describe('one order, however often it is sent', () => {
  const keys = (network: ReturnType<typeof networkThatSells>) =>
    network.sent(checkout).map((request) => request.idempotency_key);

  it('sends once when the button is pressed twice', async () => {
    const network = networkThatSells();
    let answer: () => void = () => undefined;
    network.on(checkout, () => new Promise((resolve) => (answer = () => resolve(placed))));
    const { user } = await openFilled();
    await user.dblClick(submitButton());
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    answer();
    expect(await screen.findByRole('heading', { name: 'Заказ № 1047' })).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(1);
  });

  it('sends the same key after a lost answer, and after a reload', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const first = await openFilled();
    await first.user.click(submitButton());
    expect(await screen.findByText(/Нет связи/)).toBeVisible();
    expect(screen.getByText(/второго заказа не будет/)).toBeVisible();
    await first.user.click(submitButton());
    await waitFor(() => expect(keys(network)).toHaveLength(2));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    first.view.unmount();

    network.on(checkout, placed);
    const second = openShop('/checkout');
    await screen.findByLabelText('Ваше имя');
    await second.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ № 1047' })).toBeVisible();
    expect(new Set(keys(network)).size).toBe(1);
    expect(keys(network)).toHaveLength(3);
  });

  it('sends another key when the order is another one', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const { user } = await openFilled();
    await user.click(submitButton());
    await waitFor(() => expect(keys(network)).toHaveLength(1));
    await write(user, /Комментарий/, 'Позвоните за час');
    await user.click(submitButton());
    await waitFor(() => expect(new Set(keys(network)).size).toBe(2));
  });

  it('says what the server refused, at the field where it is one', async () => {
    const network = networkThatSells();
    const errors = [{ path: 'delivery_info.name', code: 'too_big', message: 'too long' }];
    network.on(checkout, refuse('validation_failed', { errors }));
    const { user } = await openFilled();
    await user.click(submitButton());
    expect(await screen.findByText('Имя слишком длинное')).toBeVisible();
    expect(screen.getByText(/что-то заполнено не так/)).toBeVisible();
    expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
  });

  it('asks for consent anew when a document has a newer version', async () => {
    const network = networkThatSells();
    network.on(checkout, refuse('consent_outdated'));
    const { user } = await openFilled();
    await user.click(submitButton());
    expect(await screen.findByText(/Документы магазина обновились/)).toBeVisible();
    expect(field(/публичной оферты/)).not.toBeChecked();
    expect(field(/персональных данных/)).not.toBeChecked();
  });
});

describe('a shop that changed meanwhile', () => {
  it('shows new prices beside the old ones until they are acknowledged, also after a reload', async () => {
    networkThatSells({ products: [{ ...peony, price: 5100 }] });
    const first = openShop('/checkout');
    expect(await screen.findByText(/было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    expect(screen.getAllByText(/^10\s200\s₽$/).length).toBeGreaterThan(0);
    first.view.unmount();

    const second = openShop('/checkout');
    expect(await screen.findByText(/было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByText(/стало/)).not.toBeInTheDocument());
  });

  it('keeps what is no longer sold in sight and out of the order', async () => {
    fill(
      line(peonyId),
      line(rosesId, { title: 'Красные розы', price: 6200 }),
      line(dressId, { sizeId: 'xl', size: 'XL' }),
    );
    const network = networkThatSells({ products: [peony, dress] });
    const { user } = await openFilled();
    expect(screen.getByText('Красные розы')).toBeVisible();
    expect(screen.getByText('Больше не продаётся, в заказ не войдёт')).toBeVisible();
    expect(screen.getByText('Этого размера больше нет, в заказ не войдёт')).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]).toMatchObject({ products: [{ product_id: peonyId }], expected_sum: 4900 });
  });

  it('cannot be ordered from when nothing of the cart is sold', async () => {
    networkThatSells({ products: [] });
    openShop('/checkout');
    expect(await screen.findByText(/Ничего из корзины сейчас не продаётся/)).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });

  it('shows each change that the server names and orders at the new prices only when asked to', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const changes = [
      { product_id: peonyId, size_id: null, kind: 'price' as const, title: 'Пионы', was: 4900, now: 5100 },
      { product_id: '', size_id: null, kind: 'sum' as const, title: null, was: 9800, now: 10_200 },
    ];
    network.sell([{ ...peony, price: 5100 }]);
    network.on(checkout, refuse('cart_changed', { changes }));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Пионы: было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(1);

    network.on(checkout, placed);
    await user.click(dialog.getByRole('button', { name: /Оформить за 10\s200\s₽/ }));
    expect(await screen.findByRole('heading', { name: 'Заказ № 1047' })).toBeVisible();
    expect(network.sent(checkout)[1]).toMatchObject({ expected_sum: 10_200 });
    expect(network.sent(checkout)[1]?.idempotency_key).not.toBe(network.sent(checkout)[0]?.idempotency_key);
  });

  it('lets the order stand when the shopper goes back to it', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const changes = [
      { product_id: peonyId, size_id: null, kind: 'unpublished' as const, title: 'Пионы', was: null, now: null },
    ];
    network.sell([]);
    network.on(checkout, refuse('cart_changed', { changes }));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Пионы: больше не продаётся')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Оформить за/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Вернуться к заказу' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
    expect(network.sent(checkout)).toHaveLength(1);
  });

  it('says that prices could not be checked, and takes the order all the same', async () => {
    const network = networkThatSells();
    network.on(listPublicProducts, offline);
    const { user } = await openFilled();
    expect(screen.getByText('Не получилось проверить цены')).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  });
});

describe('the cart', () => {
  it('changes quantities and the sum', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Больше: Пионы «Сара Бернар»' }));
    expect(screen.getAllByText(/^14\s700\s₽$/).length).toBeGreaterThan(0);
  });

  it('gives back what was taken out', async () => {
    fill(line(peonyId), line(rosesId, { title: 'Красные розы', price: 6200 }));
    networkThatSells({ products: [peony, roses] });
    const { user } = openShop('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Убрать: Пионы «Сара Бернар»' }));
    expect(screen.queryByRole('button', { name: 'Убрать: Пионы «Сара Бернар»' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    const goods = await screen.findAllByRole('button', { name: /^Убрать: / });
    expect(goods.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Убрать: Пионы «Сара Бернар»',
      'Убрать: Красные розы',
    ]);
  });

  it('is the way to the goods when it is empty', async () => {
    localStorage.clear();
    networkThatSells();
    openShop('/checkout');
    expect(await screen.findByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
  });
});
