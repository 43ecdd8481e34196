import { act, screen, waitFor, within } from '@testing-library/react';
import { cartStorageKey, checkout, listPaymentMethods, readDeliveryInfo } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { refuse } from 'shared-runtime/testing';
import {
  field,
  fill,
  line,
  networkThatSells,
  openFilled,
  startWithCart,
  submitButton,
  write,
} from '../testing/checkout.ts';
import { conditions, dressId, merchantName, openShop, peony, peonyId, price, roses, rosesId } from '../testing/shop.ts';

beforeEach(startWithCart);

describe('an order', () => {
  it('[1.3.1] is sent as the shopper filled it in; its page follows and the cart is empty', async () => {
    const network = networkThatSells();
    const { user, router } = await openFilled();
    await user.click(field('Telegram'));
    await write(user, /Комментарий/, 'Без звонка');
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/shop/verbena/order/token-1');
    expect(localStorage.getItem(cartStorageKey(merchantName))).toBeNull();

    expect(network.sent(checkout)).toEqual([
      {
        idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        products: [{ product_id: peonyId, quantity: 2, size_id: null, price: 4900 }],
        expected_sum: 9800,
        expected_delivery_price: 300,
        payment_method: 'p2p',
        consents: { offer: '1', personal_data: '1' },
        delivery_info: {
          name: 'Ольга Кузнецова',
          contact_phone_number: '+79001234567',
          prefered_contact_method: 'telegram',
          email: '',
          delivery_for_another: false,
          recipient: null,
          delivery_method: 'Курьером по Коломне — 300\u00a0₽, в течение двух часов',
          delivery_method_id: 'way-1',
          delivery_address: 'ул. Октябрьской Революции, 205',
          delivery_date: '',
          delivery_interval: '',
          card_text: '',
          comment: 'Без звонка',
        },
      },
    ]);
  });

  it('shows whoever has just placed it their own words whole', async () => {
    networkThatSells();
    const { user } = await openFilled();
    await write(user, /Комментарий/, 'Без звонка');
    await user.click(submitButton());
    expect(await screen.findByText('Ольга Кузнецова')).toBeVisible();
    for (const typed of ['+7 (900) 123-45-67', 'ул. Октябрьской Революции, 205', 'Без звонка'])
      expect(screen.getByText(typed)).toBeVisible();
    expect(screen.queryByText(/•|показаны не полностью/)).toBeNull();
  });

  it('never shows an empty cart on the way to its page', async () => {
    networkThatSells();
    const { user } = await openFilled();
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Заказ №\u00a01047' });
    watch.disconnect();
    expect(seen.filter((text) => text?.includes('В корзине пусто'))).toEqual([]);
  });

  it('is remembered on this device', async () => {
    networkThatSells();
    const { user, router } = await openFilled();
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Заказ №\u00a01047' });
    await act(() => router.navigate('/shop/verbena/checkout'));
    expect(await screen.findByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Заказ №\s1047/ })).toHaveAttribute('href', '/shop/verbena/order/token-1');
  });

  it('asks how to reach the shopper once: the next order has it, and everything else begins anew', async () => {
    networkThatSells();
    const { user, router } = await openFilled();
    await write(user, /Комментарий/, 'Без звонка');
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Заказ №\u00a01047' });
    fill(line(peonyId));
    await act(() => router.navigate('/shop/verbena/checkout'));
    expect(await screen.findByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
    expect(field('Телефон')).toHaveDisplayValue('+7 (900) 123-45-67');
    expect(field('Адрес')).toHaveValue('ул. Октябрьской Революции, 205');
    expect(field(/Комментарий/)).toHaveValue('');
    expect(field(/публичной оферты/)).not.toBeChecked();
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
    const [sent] = network.sent(checkout);
    expect(sent?.delivery_info).toMatchObject({
      delivery_for_another: true,
      recipient: { name: 'Ирина', phone: '+79007654321' },
    });
    // What nobody chose is not said: an order of a page of before is the same order.
    expect(sent?.delivery_info).not.toHaveProperty('do_not_call');
    expect(sent?.delivery_info).not.toHaveProperty('anonymous');
  });

  it('is a gift whose recipient is not called and does not learn from whom it is', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(field(/для другого человека/));
    await write(user, 'Имя получателя', 'Ирина');
    await write(user, 'Телефон получателя', '9007654321');
    await user.click(field(/^Не звонить получателю/));
    await user.click(field(/^Не говорить получателю, от кого/));
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({ do_not_call: true, anonymous: true });
  });

  it('is no gift any more when it is for oneself after all', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(field(/для другого человека/));
    await user.click(field(/^Не говорить получателю, от кого/));
    await user.click(field(/для другого человека/));
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.delivery_info).not.toHaveProperty('anonymous');
  });

  it('asks for no address from whoever comes for it', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    await user.click(field(/Самовывоз/));
    expect(screen.queryByLabelText('Адрес')).not.toBeInTheDocument();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({ delivery_address: '' });
  });

  it('asks for no address and no way of delivery where the shop has named none', async () => {
    networkThatSells({ conditions: null });
    openShop('/checkout');
    expect(await screen.findByText(/О доставке договоритесь с продавцом/)).toBeVisible();
    expect(screen.queryByLabelText('Адрес')).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Способ доставки' })).not.toBeInTheDocument();
  });

  it('adds what the chosen delivery costs, and says where nobody knows it yet', async () => {
    const base = networkThatSells();
    const methods = wireMethodsOf('Курьером — 300 ₽', 'Самовывоз', 'СДЭК — от 350 ₽');
    base.on(readDeliveryInfo, { ...conditions, deliveryMethod: methods });
    const { user } = openShop('/checkout');
    expect(await screen.findByText(price(300))).toBeVisible();
    expect((await screen.findAllByText(price(10_100))).length).toBeGreaterThan(0);
    await user.click(field(/Самовывоз/));
    // Of the method, and in the sum.
    await waitFor(() => expect(screen.getAllByText('бесплатно')).toHaveLength(2));
    expect(screen.queryByText(price(10_100))).not.toBeInTheDocument();
    const order = () => screen.getByRole('region', { name: 'Ваш заказ' });
    expect(order()).toHaveTextContent(/Самовывоз\s*бесплатно\s*Итого\s*9\s800\s₽/);
    await user.click(field(/СДЭК/));
    expect(await screen.findByText('рассчитает продавец')).toBeVisible();
    expect(order()).toHaveTextContent(/Доставка\s*рассчитает продавец\s*Итого без доставки\s*9\s800\s₽/);
  });

  it('[7.32.2] offers the ways to pay that the server names, the first one chosen', async () => {
    const network = networkThatSells();
    network.on(listPaymentMethods, { payment_methods: [{ type: 'card' }, { type: 'p2p' }] });
    openShop('/checkout');
    expect(await screen.findByRole('radio', { name: /Картой или через СБП/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Переводом продавцу/ })).not.toBeChecked();
  });

  describe('that is paid on receipt', () => {
    const methods = wireMethodsOf('Курьером — 300 ₽, оплата при получении наличными', 'СДЭК — от 350 ₽');
    const networkOnReceipt = () => {
      const network = networkThatSells({ conditions: { ...conditions, deliveryMethod: methods } });
      network.on(listPaymentMethods, { payment_methods: [{ type: 'p2p' }, { type: 'on_delivery' }] });
      return network;
    };
    const onReceipt = () => screen.queryByRole('radio', { name: /^При получении/ });

    it('is so because the shopper chose it, and learns how the money is taken', async () => {
      const network = networkOnReceipt();
      const { user } = await openFilled();
      expect(onReceipt()).not.toBeChecked();
      expect(screen.getByText('Наличными')).toBeVisible();
      await user.click(onReceipt() as HTMLElement);
      await user.click(submitButton());
      await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
      expect(network.sent(checkout)[0]).toMatchObject({
        payment_method: 'on_delivery',
        delivery_info: { delivery_method_id: 'way-1' },
      });
    });

    it('is paid otherwise, which is said, when the shopper changes to a delivery that takes no money', async () => {
      const network = networkOnReceipt();
      const { user } = await openFilled();
      await user.click(onReceipt() as HTMLElement);
      await user.click(field(/СДЭК/));
      expect(onReceipt()).toBeNull();
      expect(screen.getByRole('radio', { name: /Переводом продавцу/ })).toBeChecked();
      const word = 'Способ доставки «СДЭК» — без оплаты при получении. Сейчас выбрано «Переводом продавцу».';
      expect(screen.getByText(word)).toBeVisible();
      await user.click(field(/Курьером/));
      expect(onReceipt()).toBeChecked();
      expect(screen.queryByText(word)).toBeNull();
      await user.click(field(/СДЭК/));
      await user.click(submitButton());
      await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
      expect(network.sent(checkout)[0]?.payment_method).toBe('p2p');
    });

    it('is asked about again where the merchant has turned it off meanwhile', async () => {
      const network = networkOnReceipt();
      const { user } = await openFilled();
      await user.click(onReceipt() as HTMLElement);
      const errors = [{ path: 'payment_method', code: 'invalid_value', message: 'not taken' }];
      network.on(checkout, refuse('validation_failed', { errors }));
      network.on(readDeliveryInfo, { ...conditions, deliveryMethod: wireMethodsOf('Курьером — 300 ₽', 'СДЭК') });
      network.on(listPaymentMethods, { payment_methods: [{ type: 'p2p' }] });
      await user.click(submitButton());
      expect(await screen.findByText('Так оплатить этот заказ нельзя: выберите другой способ')).toBeVisible();
      await waitFor(() => expect(onReceipt()).toBeNull());
      expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
    });
  });

  it('names the delivery where the shop has taken it back meanwhile, and offers what it has now', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const errors = [{ path: 'delivery_info.delivery_method_id', code: 'invalid_value', message: 'no such method' }];
    network.on(checkout, refuse('validation_failed', { errors }));
    network.on(readDeliveryInfo, { ...conditions, deliveryMethod: wireMethodsOf('СДЭК', 'Почтой России') });
    await user.click(submitButton());
    expect(await screen.findByText('Почтой России')).toBeVisible();
    expect(screen.getByText('Такой доставки больше нет: выберите другую')).toBeVisible();
    expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
  });

  it('cannot be placed where the shop takes no payment', async () => {
    networkThatSells().on(listPaymentMethods, { payment_methods: [] });
    openShop('/checkout');
    expect(await screen.findByText(/не настроил оплату/)).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });
});

describe('the cart', () => {
  it('changes quantities and the sum', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Больше: Пионы «Сара Бернар»' }));
    expect(screen.getAllByText(/^14\s700\s₽$/).length).toBeGreaterThan(0);
  });

  it('says which size was taken out of two, and which line each control is for', async () => {
    fill(
      line(dressId, { title: 'Льняное платье', sizeId: 's', size: 'S · 42' }),
      line(dressId, { title: 'Льняное платье', sizeId: 'm', size: 'M · 46' }),
    );
    networkThatSells();
    const { user } = openShop('/checkout');
    const [small, medium] = ['Льняное платье, S · 42–44', 'Льняное платье, M · 46–48'];
    for (const name of [small, medium]) {
      expect(await screen.findByRole('button', { name: `Больше: ${name}` })).toBeVisible();
      expect(screen.getByRole('spinbutton', { name: `Количество: ${name}` })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: `Убрать: ${medium}` }));
    expect(screen.queryByRole('button', { name: `Убрать: ${medium}` })).toBeNull();
    const toast = within(screen.getByRole('region', { name: 'Уведомления' }));
    expect(toast.getByText('Льняное платье, M · 46–48')).toBeVisible();
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

  it('is the way to the products when it is empty', async () => {
    localStorage.clear();
    networkThatSells();
    openShop('/checkout');
    expect(await screen.findByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
  });
});
