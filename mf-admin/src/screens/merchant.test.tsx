import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const limit = { used: 12, most: 5000, common: 5000, is_own: false };
const wireCard = (more: object = {}) => ({
  merchant: {
    merchant_id: 'm1',
    merchant_name: 'verbena',
    title: 'Вербена',
    email: 'anna@verbena.ru',
    mum_status: 'rejected' as const,
    mum_reason: 'Нет фотографий\nи адреса',
    is_active: true,
    visibility: 'published' as const,
    last_order_at: null,
    created_at: '2026-03-02T10:00:00.000Z',
    ...more,
  },
  phone: '+79991234567',
  seller: 'Анна Петрова',
  inn: '500100732259',
  sessions: 2,
  open_complaints: 0,
  orders: { count: 7, sum: 12500, paid: 4000 },
  limits: { pictures: limit, picture_mebibytes: { used: 1.5, most: 100, common: 2048, is_own: true } },
});

function open(role: api.StaffRole = 'manager') {
  const network = createNetwork();
  network.on(api.readMerchantCard, wireCard());
  network.on(api.readMerchantLog, { list: [], total_count: 0 });
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, '/admin/merchants/m1', staff) };
}

it('shows who it is, orders and turnover, limits, and where mum and subscription stand', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Вербена' })).toBeVisible();
  for (const text of ['Анна Петрова, 500100732259', '+7 (999) 123-45-67', '7', 'Причина отказа', 'Открыто: 2 сеанса.'])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  // As it was typed, in lines.
  expect(screen.getByText(/Нет фотографий\s+и адреса/)).toHaveAttribute('data-preserve');
  expect(screen.getByText(/12.500/)).toBeVisible();
  expect(screen.getByText(/12 из 5.000/)).toBeVisible();
  expect(screen.getByText('1,5 из 100, задано этому магазину')).toBeVisible();
  for (const [term, value] of [
    ['Адрес', /^verbena$/],
    ['Почта', /^anna@verbena\.ru$/],
    ['Зарегистрирован', /^2 марта/],
    ['Всего, без отменённых', /^7$/],
    ['На сумму, с доставкой', /^12\s500\s₽$/],
    ['Из них оплачено', /^4\s000\s₽$/],
  ] as const)
    expect(screen.getByText(term).nextSibling).toHaveTextContent(value);
});

it('[7.12.1] stops the subscription after asking, and starts it', async () => {
  const { network, user } = open();
  network.on(api.stopSubscription, ({ merchant_id }) => {
    network.on(api.readMerchantCard, wireCard({ is_active: false }));
    return { merchant_id };
  });
  network.on(api.startSubscription, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  expect(network.sent(api.stopSubscription)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Остановить подписку?' }));
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText(/^Покупатели видят «Магазин временно недоступен»/)).toBeVisible();
  expect(screen.getByText('Остановлена')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Запустить' }));
  await waitFor(() => expect(network.sent(api.startSubscription)).toEqual([{ merchant_id: 'm1' }]));
});

it('ends all sessions after asking, and says how many', async () => {
  const { network, user } = open();
  network.on(api.endMerchantSessions, { revoked: 2 });
  await user.click(await screen.findByRole('button', { name: 'Закончить все сеансы' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Закончить все сеансы?' }));
  await user.click(dialog.getByRole('button', { name: 'Закончить' }));
  expect(await screen.findByText('Закончено: 2 сеанса')).toBeVisible();
});

it('grants this merchant other limits, and an empty field is as much as everyone', async () => {
  const { network, user } = open();
  network.on(api.setMerchantLimits, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const megabytes = await screen.findByLabelText(/Картинки, МБ/);
  expect(megabytes).toHaveValue('100');
  // One less than may be granted, and one more.
  for (const wrong of ['0', '100001']) {
    await user.type(screen.getByLabelText(/Картинки, штук/), wrong);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Целое число от 1 до 100 000/)).toBeVisible();
    await user.clear(screen.getByLabelText(/Картинки, штук/));
  }
  await user.type(screen.getByLabelText(/Картинки, штук/), '7000');
  await user.clear(megabytes);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(api.setMerchantLimits)).toEqual([
      { merchant_id: 'm1', pictures: 7000, picture_mebibytes: null },
    ]),
  );
});

it('shows what everyone has, and warns before less is granted than there is already', async () => {
  const { network, user } = open();
  network.on(api.setMerchantLimits, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const pictures = await screen.findByLabelText(/Картинки, штук/);
  expect(screen.getByText(/^Пусто — как у всех, 5.000\. Сейчас занято 12$/)).toBeVisible();
  await user.type(pictures, '5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Меньше, чем уже занято?' }));
  await user.click(dialog.getByRole('button', { name: 'Исправить' }));
  expect(network.sent(api.setMerchantLimits)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Меньше, чем уже занято?' }));
  await user.click(again.getByRole('button', { name: 'Всё равно сохранить' }));
  await waitFor(() => expect(network.sent(api.setMerchantLimits)).toHaveLength(1));
});

it('says in the log who of staff did what', async () => {
  const { network } = open();
  const line = { line_id: 'l1', at: '2026-03-02T10:00:00.000Z', actor: 'admin' as const, subject_id: '', address: '' };
  network.on(api.readMerchantLog, {
    list: [{ ...line, kind: 'subscription', who: 'oleg@staff.ru', was: 'active', became: 'stopped' }],
    total_count: 1,
  });
  const row = (await screen.findByText('Подписка: идёт → остановлена')).closest('li');
  expect(row).toHaveTextContent('oleg@staff.ru');
});

it('turns the pages of the log, which is this merchant’s alone', async () => {
  const { network, user } = open();
  const lineOf = (index: number) => ({
    line_id: `l${index}`,
    at: '2026-03-02T10:00:00.000Z',
    actor: 'admin' as const,
    subject_id: '',
    address: '',
    kind: 'subscription',
    who: `oleg${index}@staff.ru`,
    was: 'active',
    became: 'stopped',
  });
  network.on(api.readMerchantLog, ({ page = 1, per_page = 20 }) => ({
    list: Array.from({ length: 25 }, (_, index) => lineOf(index + 1)).slice((page - 1) * per_page, page * per_page),
    total_count: 25,
  }));
  await screen.findByText(/oleg20@staff\.ru/);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByText(/oleg25@staff\.ru/)).toBeVisible();
  expect(network.sent(api.readMerchantLog)).toEqual([
    { merchant_id: 'm1', page: 1, per_page: 20 },
    { merchant_id: 'm1', page: 2, per_page: 20 },
  ]);
});

it('lets support see and look, and change nothing', async () => {
  open('support');
  expect(await screen.findByRole('button', { name: 'Посмотреть кабинет' })).toBeVisible();
  for (const name of ['Остановить', 'Решить', 'Изменить', 'Закончить все сеансы'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('says that there is no such merchant', async () => {
  const { network } = open();
  network.on(api.readMerchantCard, refuse('not_found'));
  expect(await screen.findByText('Такого продавца нет')).toBeVisible();
});

it.each([
  ['Остановить', 'Остановить', api.stopSubscription, 'Не сохранилось'],
  ['Закончить все сеансы', 'Закончить', api.endMerchantSessions, 'Закончить не получилось'],
] as const)(
  '“%s” does nothing where one thinks better of it, and says when it fails',
  async (button, yes, call, failed) => {
    const { network, user } = open();
    network.on(call as typeof api.endMerchantSessions, refuse('internal'));
    const press = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: button }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    };
    await press('Отмена');
    expect(network.sent(call as typeof api.endMerchantSessions)).toEqual([]);
    await press(yes);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(network.sent(call as typeof api.endMerchantSessions)).toEqual([{ merchant_id: 'm1' }]);
  },
);

it('says when the office could not be opened to look at', async () => {
  const { network, user } = open('support');
  network.on(api.viewAsMerchant, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Посмотреть кабинет' }));
  expect(await screen.findByText('Кабинет не открылся')).toBeVisible();
  expect(network.sent(api.viewAsMerchant)).toEqual([{ merchant_id: 'm1' }]);
});

it('says what is not known of a merchant, and leads to open complaints alone', async () => {
  const { network, user } = open();
  const bare = { ...wireCard({ title: '', mum_reason: '', last_order_at: null }), phone: '', seller: '', inn: '' };
  network.on(api.readMerchantCard, { ...bare, sessions: 0 });
  expect(await screen.findByRole('heading', { level: 1, name: 'verbena' })).toBeVisible();
  for (const term of ['Телефон', 'Продавец, ИНН', 'Последний']) {
    expect(screen.getByText(term).nextSibling).toHaveTextContent('--');
  }
  expect(screen.getByText('Сейчас никто не вошёл.')).toBeVisible();
  expect(screen.queryByText(/Причина отказа/)).toBeNull();
  expect(screen.queryByText(/Открытых жалоб/)).toBeNull();
  network.on(api.readMerchantCard, {
    ...bare,
    inn: '500100732259',
    open_complaints: 1,
    merchant: { ...bare.merchant, last_order_at: '2026-05-03T10:00:00.000Z' },
  });
  await user.click(screen.getByRole('button', { name: 'Решить' }));
  await user.click(await screen.findByRole('radio', { name: /^Одобрен/ }));
  network.on(api.setMumStatus, ({ merchant_id }) => ({ merchant_id }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('link', { name: 'Открытых жалоб: 1' })).toHaveAttribute(
    'href',
    '/admin/complaints?merchant=m1',
  );
  expect(screen.getByText('Продавец, ИНН').nextSibling).toHaveTextContent('500100732259');
  expect(screen.getByText('Последний').nextSibling).toHaveTextContent('3 мая');
});

describe('limits of one merchant', () => {
  async function change(pictures: string, mebibytes: string, used = 12) {
    const opened = open();
    const card = wireCard();
    card.limits.pictures = { ...card.limits.pictures, used };
    opened.network.on(api.readMerchantCard, card);
    opened.network.on(api.setMerchantLimits, ({ merchant_id }) => ({ merchant_id }));
    await opened.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const fields = [await screen.findByLabelText(/Картинки, штук/), screen.getByLabelText(/Картинки, МБ/)] as const;
    for (const [index, text] of [pictures, mebibytes].entries()) {
      await opened.user.clear(fields[index] as HTMLElement);
      if (text) await opened.user.type(fields[index] as HTMLElement, text);
    }
    await opened.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    return opened;
  }

  it.each([
    ['100000', '100000', 100_000, 100_000],
    // As much as there is already is no less.
    ['12', '2', 12, 2],
    [' ', '', null, null],
  ])('are saved as they are typed: “%s” and “%s”', async (typed, mebibytes, pictures, picture_mebibytes) => {
    const { network } = await change(typed, mebibytes);
    expect(await screen.findByText('Ограничения изменены')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sent(api.setMerchantLimits)).toEqual([{ merchant_id: 'm1', pictures, picture_mebibytes }]);
  });

  it.each([
    ['7.5', '100'],
    ['100', '100001'],
    ['100', 'много'],
  ])(
    '“%s” and “%s” are no numbers that may be granted: the wrong one is named, and nothing is saved',
    async (typed, mebibytes) => {
      const { network } = await change(typed, mebibytes);
      expect(await screen.findAllByText(/Целое число от 1 до 100 000/)).toHaveLength(1);
      expect(network.sent(api.setMerchantLimits)).toEqual([]);
    },
  );

  it.each([
    ['100', '1', 12],
    ['', '100', 5001],
  ])('“%s” and “%s” are asked about where there is more already', async (typed, mebibytes, used) => {
    const { network } = await change(typed, mebibytes, used);
    expect(await screen.findByRole('alertdialog', { name: 'Меньше, чем уже занято?' })).toBeVisible();
    expect(network.sent(api.setMerchantLimits)).toEqual([]);
  });

  it('that could not be saved stay in the dialog, which says so', async () => {
    const { network, user } = await change('7', '2', 5);
    network.on(api.setMerchantLimits, refuse('internal'));
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.type(await screen.findByLabelText(/Картинки, штук/), '70');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Не сохранилось')).toBeVisible();
    expect(dialog.getByLabelText(/Картинки, штук/)).toHaveValue('70');
  });
});

it('offers to take a merchant into mum who has not applied, and to refuse nothing', async () => {
  const { network, user } = open();
  network.on(api.readMerchantCard, wireCard({ mum_status: 'notFound', mum_reason: '' }));
  await user.click(await screen.findByRole('button', { name: 'Решить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Вербена' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['notFound', 'approved']);
});
