import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listProducts,
  readDeliveryConditions,
  readMerchant,
  readPaymentProfile,
  readSession,
  updateMerchant,
} from 'shared-contracts';
import { boot, putBoot, refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireConditions, wireMerchant } from '../testing/wire.ts';

const open = openerOf('shop');
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => {
  localStorage.clear();
  putBoot(boot);
});

it('shows what the shop and its owner say of themselves, and saves a change', async () => {
  const { network, user } = open(shopNetwork());
  expect(await field('Название')).toHaveValue('Вербена');
  expect(await field('Телефон')).toHaveValue('+7 (916) 555-40-12');
  expect(await field('ИНН')).toHaveValue('500100732259');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.type(await field('Название'), ' и мята');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]).toMatchObject({
    base_info: { contact_phone: '+79165554012', location_address: 'Москва, ул. Пятницкая, 18' },
    additional_info: { title: 'Вербена и мята' },
  });
  // Another device may have opened or closed the shop since.
  expect(network.sent(updateMerchant)[0]?.additional_info).not.toHaveProperty('visibility');
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(save()).toHaveFocus();
});

it('[5.8.1] does not send empty texts, and sends what was cleared as null', async () => {
  const { network, user } = open(
    shopNetwork(wireMerchant({ description: null, fio: null, inn: null, ogrnip: null }, null)),
  );
  await user.clear(await field(/Почта/));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const [sent] = network.sent(updateMerchant);
  expect(sent?.base_info).toEqual({ location_address: 'Москва, ул. Пятницкая, 18' });
  expect(sent?.additional_info).toEqual({ title: 'Вербена', email: null });
});

it.each([
  ['Телефон', '12', 'Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода'],
  [/Почта/, 'anna', 'Проверьте адрес: он похож на name@mail.ru'],
  ['ИНН', '500100732258', 'Цифры ИНН не сходятся. Проверьте, нет ли опечатки'],
  ['ИНН', '5001007322', 'У предпринимателя в ИНН 12 цифр, а 10 — у организации'],
  ['ОГРНИП', '304500116000158', 'В ОГРНИП 15 цифр, и они должны сойтись. Проверьте, нет ли опечатки'],
])('says at %s what does not fit, when the field is left, and sends nothing', async (name, typed, message) => {
  const { network, user } = open(shopNetwork());
  await user.clear(await field(name));
  await user.type(await field(name), typed);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(save());
  expect(await field(name)).toHaveFocus();
  expect(network.sent(updateMerchant)).toEqual([]);
});

describe('the time zone', () => {
  const zone = () => screen.findByRole('combobox', { name: 'Часовой пояс' });
  const zoneSent = (network: ReturnType<typeof shopNetwork>) =>
    network.sent(updateMerchant).at(-1)?.additional_info as { timeZone?: unknown };

  it('is Moscow’s until another one of Russia’s is chosen, and is sent only then', async () => {
    const { network, user } = open(shopNetwork());
    expect(await zone()).toHaveDisplayValue('Москва (UTC+3)');
    expect([...(await zone()).querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Калининград (UTC+2)',
      'Москва (UTC+3)',
      'Самара, Саратов (UTC+4)',
      'Екатеринбург (UTC+5)',
      'Омск (UTC+6)',
      'Красноярск, Новосибирск (UTC+7)',
      'Иркутск (UTC+8)',
      'Якутск, Чита (UTC+9)',
      'Владивосток, Хабаровск (UTC+10)',
      'Магадан, Сахалин (UTC+11)',
      'Камчатка (UTC+12)',
    ]);
    await user.type(await field('Название'), ' и мята');
    await user.click(save());
    await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(1));
    expect(zoneSent(network)).not.toHaveProperty('timeZone');
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    await user.selectOptions(await zone(), 'Камчатка (UTC+12)');
    await user.click(save());
    await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
    expect(zoneSent(network).timeZone).toBe('Asia/Kamchatka');
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    expect(await zone()).toHaveDisplayValue('Камчатка (UTC+12)');
  });

  it('that the server refuses is said at its field', async () => {
    const { network, user } = open(shopNetwork(wireMerchant({ timeZone: 'Asia/Omsk' })));
    expect(await zone()).toHaveDisplayValue('Омск (UTC+6)');
    const error = { path: 'additional_info.timeZone', code: 'invalid_value', message: 'no such zone' };
    network.on(updateMerchant, refuse('validation_failed', { errors: [error] }));
    await user.selectOptions(await zone(), 'Магадан, Сахалин (UTC+11)');
    await user.click(save());
    const field = await zone();
    await waitFor(() => expect(field).toBeInvalid());
    expect(await zone()).toHaveDisplayValue('Магадан, Сахалин (UTC+11)');
  });
});

const hoursSent = (network: ReturnType<typeof shopNetwork>) => {
  const sent = network.sent(updateMerchant).at(-1)?.additional_info?.openingHours;
  return typeof sent === 'string' ? JSON.parse(sent) : sent;
};
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });

describe('hours', () => {
  it('are said once for every day, or around the clock, or taken back', async () => {
    const { network, user } = open(shopNetwork());
    expect(await radio('Не показывать')).toBeChecked();
    await user.click(await radio('Каждый день одинаково'));
    fireEvent.change(screen.getByLabelText('Открытие'), { target: { value: '08:30' } });
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    expect(hoursSent(network)).toEqual(days.map((day) => ({ day, from: '08:30', to: '21:00' })));

    await user.click(await radio(/Круглосуточно/));
    await user.click(save());
    await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
    expect(hoursSent(network)).toEqual(days.map((day) => ({ day, from: '00:00', to: '00:00' })));

    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    await user.click(await radio('Не показывать'));
    await user.click(save());
    await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(3));
    expect(hoursSent(network)).toBeNull();
  });

  it('are said day by day, days off left out, over midnight, too', async () => {
    const openingHours = JSON.stringify([{ day: 'fri', from: '10:00', to: '02:00' }]);
    const { network, user } = open(shopNetwork(wireMerchant({ openingHours })));
    expect(await radio(/По дням/)).toBeChecked();
    expect(screen.getByLabelText('Пятница, закрытие')).toHaveValue('02:00');
    expect(screen.queryByLabelText('Суббота, закрытие')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Суббота' }));
    fireEvent.change(screen.getByLabelText('Суббота, закрытие'), { target: { value: '18:00' } });
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(hoursSent(network)).toEqual([
      { day: 'fri', from: '10:00', to: '02:00' },
      { day: 'sat', from: '10:00', to: '18:00' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Каждый день 10:00–02:00' }));
    for (const day of ['Понедельник', 'Воскресенье'])
      expect(screen.getByLabelText(`${day}, закрытие`)).toHaveValue('02:00');
  });

  it('that do not fit are said where they stand, and nothing is sent', async () => {
    const { network, user } = open(shopNetwork());
    await user.click(await radio('Каждый день одинаково'));
    fireEvent.change(screen.getByLabelText('Закрытие'), { target: { value: '09:00' } });
    await user.click(save());
    expect(await screen.findByText(/Откроетесь и закроетесь в одно время/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Закрытие'), { target: { value: '' } });
    expect(await screen.findByText('Напишите время')).toBeVisible();

    await user.click(await radio(/По дням/));
    for (const day of screen.getAllByRole('checkbox', { checked: true })) await user.click(day);
    await user.click(save());
    expect(await screen.findByText('Отметьте дни, когда вы открыты')).toBeVisible();
    expect(network.sent(updateMerchant)).toEqual([]);
  });
});

it('a self-employed seller is asked for no OGRNIP, and sends none', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await screen.findByRole('radio', { name: /Самозанятый/ }));
  expect(screen.queryByRole('textbox', { name: /ОГРН/ })).toBeNull();
  expect(screen.getByText('Внизу витрины будет написано «Плательщик НПД».')).toBeVisible();
  await user.type(await field('ИНН'), '500100732259');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({
    sellerKind: 'self_employed',
    inn: '500100732259',
    ogrnip: null,
  });
});

it('each kind of seller keeps its own name and numbers, and one that nobody filled in is empty', async () => {
  const { user } = open(shopNetwork());
  await user.click(await screen.findByRole('radio', { name: /Организация/ }));
  for (const name of ['Название организации', 'ИНН', 'ОГРН']) expect(await field(name)).toHaveValue('');
  await user.type(await field('Название организации'), 'ООО «Пион»');
  await user.click(screen.getByRole('radio', { name: /^ИП/ }));
  expect(await field('Фамилия, имя, отчество')).toHaveValue('Крылова Анна Сергеевна');
  expect(await field('ИНН')).toHaveValue('500100732259');
  await user.click(screen.getByRole('radio', { name: /Организация/ }));
  expect(await field('Название организации')).toHaveValue('ООО «Пион»');
});

it('an open shop keeps what the law wants to know of its seller, says so at each field, and may close first', async () => {
  const { network, user } = open(shopNetwork(wireMerchant({ visibility: 'published' })));
  await user.clear(await field('Фамилия, имя, отчество'));
  await user.clear(await field('ОГРНИП'));
  await user.click(save());
  const sentence = 'Пока витрина открыта, это не убрать: так требует закон. Сначала закройте витрину и сохраните.';
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(await field('Фамилия, имя, отчество')).toHaveFocus();
  expect(network.sent(updateMerchant)).toEqual([]);
  await user.click(screen.getByRole('switch', { name: /Магазин опубликован/ }));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({
    fio: null,
    ogrnip: null,
    visibility: 'unpublished',
  });
});

it('says in words what the server will not take from an open shop', async () => {
  const network = shopNetwork();
  const errors = [{ path: 'additional_info.inn', code: 'required_while_open', message: 'wanted' }];
  network.on(updateMerchant, refuse('validation_failed', { errors }));
  const { user } = open(network);
  await user.type(await field('Название'), '!');
  await user.click(save());
  expect(await screen.findByText(/^Пока витрина открыта, это не убрать/)).toBeVisible();
});

it('what was typed for an entrepreneur is there again when one comes back to that', async () => {
  const { user } = open(shopNetwork());
  await user.click(await screen.findByRole('radio', { name: /Самозанятый/ }));
  await user.click(screen.getByRole('radio', { name: /^ИП/ }));
  expect(await field('ОГРНИП')).toHaveValue('304500116000157');
});

it('an organisation has an INN of 10 digits and an OGRN of 13', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await screen.findByRole('radio', { name: /Организация/ }));
  expect(await field('Название организации')).toBeVisible();
  await user.type(await field('ИНН'), '500100732259');
  await user.type(await field('ОГРН'), '304500116000157');
  await user.click(save());
  expect(await screen.findByText('У организации в ИНН 10 цифр, а 12 — у предпринимателя и самозанятого')).toBeVisible();
  expect(screen.getByText('В ОГРН 13 цифр, и они должны сойтись. Проверьте, нет ли опечатки')).toBeVisible();
  expect(network.sent(updateMerchant)).toEqual([]);
  for (const [name, value] of [
    ['ИНН', '7707083893'],
    ['ОГРН', '1027700132195'],
  ] as const) {
    await user.clear(await field(name));
    await user.type(await field(name), value);
  }
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({
    sellerKind: 'organisation',
    inn: '7707083893',
    ogrnip: '1027700132195',
  });
});

it('leads to the field that the address names', async () => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
  openerOf('shop#field-ogrnip')(shopNetwork());
  await waitFor(async () => expect(await field('ОГРНИП')).toHaveFocus());
});

it('leads to the first wrong field of the page, whichever was made first', async () => {
  const { network, user } = open(shopNetwork());
  for (const [name, typed] of [
    ['Телефон', '12'],
    [/Почта/, 'anna'],
  ] as const) {
    await user.clear(await field(name));
    await user.type(await field(name), typed);
  }
  await user.click(save());
  await waitFor(async () => expect(await field('Телефон')).toHaveFocus());
  // Whatever comes later does not take it away.
  await new Promise((later) => setTimeout(later));
  expect(await field('Телефон')).toHaveFocus();
  expect(network.sent(updateMerchant)).toEqual([]);
});

it('does not take away the name that shoppers know', async () => {
  const { network, user } = open(shopNetwork());
  await user.clear(await field('Название'));
  await user.click(save());
  expect(await screen.findByText('Напишите название: под ним магазин знают покупатели')).toBeVisible();
  expect(await field('Название')).toHaveFocus();
  expect(network.sent(updateMerchant)).toEqual([]);
});

it('takes cards for a way to pay, too', async () => {
  const network = shopNetwork(wireMerchant({ paymentMethods: null }));
  const card = { payment_type: 'card' as const, yooukassa_shop_id: '100500', yooukassa_secret_token: 'live_…' };
  network.on(readPaymentProfile, card);
  network.on(readDeliveryConditions, null);
  const { user } = open(network);
  await user.click(await screen.findByRole('switch', { name: /Магазин опубликован/ }));
  expect(await screen.findByRole('link', { name: 'условий доставки' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'способа оплаты' })).not.toBeInTheDocument();
});

it('opens an incomplete shop all the same, and says what it lacks', async () => {
  const network = shopNetwork(wireMerchant({ title: null, inn: null, paymentMethods: null }, null));
  network.on(readDeliveryConditions, null);
  network.on(listProducts, { products_list: [], total_count: 0 });
  const { user } = open(network);
  const published = await screen.findByRole('switch', { name: /Магазин опубликован/ });
  expect(screen.queryByText(/не хватит/)).not.toBeInTheDocument();
  await waitFor(() => expect(network.sent(listProducts)).toMatchObject([{ is_posted: true }]));
  await user.click(published);
  expect(await screen.findByRole('link', { name: 'товаров на витрине' })).toHaveAttribute('href', '/merchant/products');
  for (const lacking of ['названия магазина', 'телефона', 'данных продавца']) {
    expect(screen.getByText(lacking)).toBeVisible();
  }
  expect(await screen.findByRole('link', { name: 'способа оплаты' })).toHaveAttribute(
    'href',
    '/merchant/settings/payment',
  );
  expect(screen.getByRole('link', { name: 'условий доставки' })).toHaveAttribute('href', '/merchant/settings/delivery');
  await user.click(save());
  const opened = await screen.findByRole('dialog', { name: 'Магазин опубликован' });
  expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({ visibility: 'published' });
  expect(opened).toHaveTextContent(/На витрине пока нет товаров/);
  expect(within(opened).getByRole('link', { name: 'Добавить товар' })).toHaveAttribute(
    'href',
    '/merchant/products/new',
  );
  expect(within(opened).queryByRole('link', { name: 'Посмотреть витрину' })).toBeNull();
});

it('says that conditions without a method deliver nothing, and nothing of what there is', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, deliveryMethod: [] });
  const { user } = open(network);
  await user.click(await screen.findByRole('switch', { name: /Магазин опубликован/ }));
  const lacking = (await screen.findByRole('link', { name: 'условий доставки' })).closest('ul');
  expect(lacking?.textContent).toBe('условий доставки');
});

it('gives the address of an opened shop, to be sent to buyers', async () => {
  const network = shopNetwork(wireMerchant());
  network.on(listProducts, { products_list: [], total_count: 3 });
  const { user } = open(network);
  await user.click(await screen.findByRole('switch', { name: /Магазин опубликован/ }));
  await user.click(save());
  const opened = await screen.findByRole('dialog', { name: 'Магазин опубликован' });
  expect(opened).toHaveTextContent(/b2b\/\u200bshop\/\u200bverbena/);
  expect(opened).toHaveTextContent('Отправьте адрес покупателям');
  expect(within(opened).getByRole('link', { name: 'Посмотреть витрину' })).toHaveAttribute('href', '/shop/verbena');
});

it('keeps what was typed when the server fails, says so, and saves on the next try', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('upstream_timeout'));
  const { user } = open(network);
  await user.type(await field('Название'), '!');
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(await field('Название')).toHaveValue('Вербена!');
  network.on(updateMerchant, wireMerchant({ title: 'Вербена!' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
});

it('says of the draft that stays, and nothing of pictures, where the form has none', async () => {
  const { user } = open(shopNetwork());
  await user.type(await field('Название'), '!');
  await user.click(screen.getByRole('link', { name: 'Магазин' }));
  const question = await screen.findByRole('alertdialog', { name: 'Сохранить изменения?' });
  expect(question).toHaveTextContent('на этом устройстве останется черновик');
  expect(question).not.toHaveTextContent(/картинк/i);
});

it('puts what the server refuses to the field it names', async () => {
  const network = shopNetwork();
  const errors = [{ path: 'additional_info.inn', code: 'custom', message: 'an INN' }];
  network.on(updateMerchant, refuse('validation_failed', { errors }));
  const { user } = open(network);
  await user.type(await field('Название'), '!');
  await user.click(save());
  expect(await screen.findByText('Проверьте это поле.')).toBeVisible();
  expect(await field('ИНН')).toHaveFocus();
});

it('says what happened when the settings fail to load, and loads them on a retry', async () => {
  const network = shopNetwork();
  network.on(readMerchant, refuse('internal'));
  const { user } = open(network);
  expect(await screen.findByText('Настройки не загрузились')).toBeVisible();
  network.on(readMerchant, wireMerchant());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await field('Название')).toHaveValue('Вербена');
});

it('brings whoever comes to open the shop to its switch', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  openerOf('shop#visibility')(shopNetwork());
  await waitFor(() => expect(screen.getByRole('switch', { name: /Магазин опубликован/ })).toHaveFocus());
});

it('keeps what one merchant typed out of the forms of the next one in the same browser', async () => {
  const network = shopNetwork();
  const first = open(network);
  await first.user.type(await field('Название'), ' и ландыши');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('и ландыши'));
  first.view.unmount();
  network.on(readSession, { merchant_id: 'm2', merchant_name: 'mimosa', email: 'm@mimosa.ru' });
  const other = open(network);
  expect(await field('Название')).toHaveValue('Вербена');
  other.view.unmount();
  network.on(readSession, { merchant_id: 'm1', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  open(network);
  expect(await field('Название')).toHaveValue('Вербена и ландыши');
});

it('shows what another device has changed, when the person comes back to the page', async () => {
  const { network } = open(shopNetwork());
  expect(await field('Название')).toHaveValue('Вербена');
  network.on(readMerchant, wireMerchant({ title: 'Роза и мята' }));
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(async () => expect(await field('Название')).toHaveValue('Роза и мята'));
});
