import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkout, readDeliveryInfo, shopDayOf } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { formatDate } from 'shared-design-system/checkout';
import { offline } from 'shared-runtime/testing';
import {
  field,
  fillIn,
  networkThatSells,
  openFilled,
  startWithCart,
  submitButton,
  write,
} from '../testing/checkout.ts';
import { conditions, openShop, spaced } from '../testing/shop.ts';

beforeEach(startWithCart);

describe('[5.14.1] the form, where the decisions win: it checks before sending', () => {
  it('says in Russian, in place, when a field is left empty or wrong', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    await user.click(await screen.findByLabelText('Телефон'));
    await user.tab();
    expect(await screen.findByText('Укажите телефон, чтобы продавец мог связаться')).toBeVisible();
    expect(field('Телефон')).toBeInvalid();
    await user.type(field('Телефон'), '900');
    expect(
      await screen.findByText('Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода'),
    ).toBeVisible();
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

  it('takes no day that has passed where the shop is or is too far ahead, and says so in its place', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const today = shopDayOf(new Date(), 'Europe/Moscow');
    await user.click(screen.getByRole('radio', { name: 'Другой день' }));
    const day = field(/^Дата/);
    const last = shopDayOf(new Date(Date.now() + 60 * 86_400_000), 'Europe/Moscow');
    expect(day).toHaveAttribute('min', today);
    expect(day).toHaveAttribute('max', last);
    await user.click(submitButton());
    expect(await screen.findByText('Укажите дату')).toBeVisible();
    expect(day).toHaveFocus();
    fireEvent.change(day, { target: { value: shopDayOf(new Date(Date.now() - 86_400_000), 'Europe/Moscow') } });
    await user.click(submitButton());
    const error = `Выберите день с ${formatDate(today)} по ${formatDate(last)}`;
    expect(await screen.findByText(error)).toBeVisible();
    fireEvent.change(day, { target: { value: shopDayOf(new Date(Date.now() + 61 * 86_400_000), 'Europe/Moscow') } });
    await user.click(submitButton());
    expect(screen.getByText(error)).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(0);
    fireEvent.change(day, { target: { value: today } });
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_date).toBe(today));
  });

  it('[3.1] takes the nearest days by their names, where the shop is, and any day unless one is chosen', async () => {
    // Half past midnight in Moscow, while it is still yesterday in Berlin and Greenwich.
    jest.useFakeTimers({ now: new Date('2027-03-02T21:30:00Z'), advanceTimers: true });
    try {
      const network = networkThatSells();
      const { user } = await openFilled();
      const day = (name: string) =>
        within(screen.getByRole('radiogroup', { name: 'День' })).getByRole('radio', { name });
      expect(day('Любой')).toBeChecked();
      expect(screen.queryByLabelText(/^Дата/)).toBeNull();
      await user.click(day('Сегодня'));
      await user.click(day('Завтра'));
      expect(day('Завтра')).toBeChecked();
      await user.click(submitButton());
      await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_date).toBe('2027-03-04'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes the days of the shop’s own clock: in Kamchatka the next day has come at 23:30 in Moscow', async () => {
    jest.useFakeTimers({ now: new Date('2027-03-02T20:30:00Z'), advanceTimers: true });
    try {
      const network = networkThatSells({ settings: { timeZone: 'Asia/Kamchatka' } });
      const { user } = await openFilled();
      await user.click(screen.getByRole('radio', { name: 'Другой день' }));
      expect(field(/^Дата/)).toHaveAttribute('min', '2027-03-03');
      await user.click(screen.getByRole('radio', { name: 'Сегодня' }));
      await user.click(submitButton());
      await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_date).toBe('2027-03-03'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('offers the day that the shop works next where it is closed for today', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-27T18:30:00Z'), advanceTimers: true });
    try {
      const openingHours = ['mon', 'wed', 'fri'].map((day) => ({ day, from: '09:00', to: '21:00' }));
      const network = networkThatSells({ settings: { openingHours: JSON.stringify(openingHours) } });
      const { user } = await openFilled();
      const names = within(screen.getByRole('radiogroup', { name: 'День' })).getAllByRole('radio');
      expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
        'Любой',
        '30 ноября',
        '2 декабря',
        'Другой день',
      ]);
      await user.click(screen.getByRole('radio', { name: 'Другой день' }));
      expect(field(/^Дата/)).toHaveAttribute('min', '2026-11-30');
      await user.click(screen.getByRole('radio', { name: '30 ноября' }));
      await user.click(submitButton());
      await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_date).toBe('2026-11-30'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('says when the shop is open where an order is picked up, unless the pick-up has hours of its own', async () => {
    const openingHours = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, from: '09:00', to: '20:00' }));
    const network = networkThatSells({ settings: { openingHours: JSON.stringify(openingHours) } });
    const texts = ['Самовывоз — ул. Мира, 7', 'Самовывоз — склад, с 10 до 18', 'Курьером — 300 ₽'];
    network.on(readDeliveryInfo, { ...conditions, deliveryMethod: wireMethodsOf(...texts) });
    const { user } = openShop('/checkout');
    await user.click(await screen.findByRole('radio', { name: /Мира, 7/ }));
    expect(await screen.findByText(/^Магазин открыт: Пн–Пт 9:00\S?–\S?20:00, Сб–Вс выходной$/)).toBeVisible();
    await user.click(field(/с 10 до 18/));
    await waitFor(() => expect(screen.queryByText(/^Магазин открыт/)).not.toBeInTheDocument());
    await user.click(field(/Курьером/));
    expect(screen.queryByText(/^Магазин открыт/)).not.toBeInTheDocument();
  });

  it('says of every field whether it has to be filled in, and lets the browser stop nothing', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    await screen.findByLabelText('Ваше имя');
    await user.click(screen.getByRole('switch', { name: /другого человека/ }));
    await user.click(screen.getByRole('radio', { name: 'Другой день' }));
    const required = ['Ваше имя', 'Телефон', 'Имя получателя', 'Телефон получателя', 'Адрес', 'Дата'];
    for (const name of required) expect(field(name)).toBeRequired();
    for (const name of [/публичной оферты/, /персональных данных/]) expect(field(name)).toBeRequired();
    for (const name of ['Способ доставки', 'Способ оплаты']) {
      expect(screen.getByRole('radiogroup', { name })).toHaveAttribute('aria-required', 'true');
    }
    for (const name of ['Почта', 'Время', 'Комментарий']) {
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
      expect(screen.getByText(name, { selector: 'label[for]' }).parentElement).toHaveTextContent(/необязательно/);
    }
    expect(screen.getByRole('checkbox', { name: /новинках.*необязательно/ })).not.toBeRequired();
    await user.click(screen.getByRole('radio', { name: 'Почта' }));
    expect(screen.getByRole('textbox', { name: 'Почта' })).toBeRequired();
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
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

  it('says how long a text may be', async () => {
    networkThatSells();
    openShop('/checkout');
    await screen.findByLabelText(/^Ваше имя/);
    const most = { 'Ваше имя': 200, Адрес: 1000, Время: 100, 'Текст открытки': 1000, Комментарий: 2000 };
    const leave = (name: string, length: number) => {
      const input = field(new RegExp(`^${name}`));
      fireEvent.change(input, { target: { value: 'а'.repeat(length) } });
      fireEvent.blur(input);
      return input;
    };
    for (const [name, limit] of Object.entries(most)) {
      const input = leave(name, limit + 1);
      const words = new RegExp(`: не длиннее ${spaced(limit)}\\sзнаков$`);
      await waitFor(() => expect(input).toHaveAccessibleDescription(words));
      leave(name, limit);
      await waitFor(() => expect(input).toBeValid());
    }
  });

  it('tells who wrote a foreign number without its plus what to do', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    const phone = await screen.findByLabelText('Телефон');
    await user.type(phone, '375291234567');
    await user.tab();
    expect(phone).toHaveValue('375291234567');
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription('Ошибка: Номер другой страны начните с «+»: +375291234567'),
    );
  });

  it('says what the phone is for, as the shopper wants to be reached', async () => {
    networkThatSells();
    const { user } = openShop('/checkout');
    const phone = await screen.findByLabelText('Телефон');
    expect(phone).toHaveAccessibleDescription(/^Позвоним, если/);
    for (const [contact, words] of [
      ['Telegram', /^Напишем в Telegram по этому номеру, если/],
      ['WhatsApp', /^Напишем в WhatsApp по этому номеру, если/],
      ['Почта', /^Напишем на почту; телефон — на случай/],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: contact }));
      expect(phone).toHaveAccessibleDescription(words);
    }
  });

  it('asks for the address that the way of delivery needs', async () => {
    const point = /^Город и адрес пункта выдачи или постамата$/;
    const hints: [method: string, hint: RegExp][] = [
      ['Курьером по Коломне', /домофона помогут курьеру$/],
      ['СДЭК до пункта выдачи', point],
      ['Яндекс ПВЗ рядом с вами', point],
      ['Курьером в любой населённый пункт области', /^(?!Город и адрес пункта)/],
      ['Постамат', point],
      ['Почта России', /^Индекс, город, улица, дом, квартира$/],
    ];
    const deliveryMethod = wireMethodsOf(...hints.map(([method]) => method));
    networkThatSells({ conditions: { ...conditions, deliveryMethod } });
    const { user } = openShop('/checkout');
    for (const [method, hint] of hints) {
      await user.click(await screen.findByRole('radio', { name: (name) => name.replaceAll('\u00a0', ' ') === method }));
      expect(field('Адрес')).toHaveAccessibleDescription(hint);
    }
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

  it('offers a card with words only where flowers or presents are sold', async () => {
    networkThatSells({ settings: { productTypes: ['Керамика'] } });
    await openFilled();
    expect(screen.queryByLabelText(/Текст открытки/)).toBeNull();
    expect(field(/Комментарий/)).toBeVisible();
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
