import { screen, waitFor, within } from '@testing-library/react';
import { checkPaymentConnection, readPaymentProfile, updateMerchant, updatePaymentProfile } from 'shared-contracts';
import { offline, refuse, settled } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('payment');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

it('shows where money goes, and adds a card as a JSON text of the list', async () => {
  const { network, user } = open(shopNetwork());
  expect(await settled(() => screen.getByRole('button', { name: 'Перевод по номеру · Т-Банк' }))).toBeVisible();
  expect(screen.getByText('+7 (916) 555-40-12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый способ' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Номер карты' }), '2200 7007 1234 5675');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Проверьте номер карты: цифры не сходятся')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Номер карты' }), '{Backspace}6');
  expect(network.sent(updateMerchant)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Получатель/ }), 'Анна К.');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(screen.getByText('2200 7007 ···· 5676 · Анна К.')).toBeVisible();
  expect(network.sent(updateMerchant)).toHaveLength(1);

  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «Карта»' })));
  await user.click(screen.getByRole('button', { name: 'Выше: Карта' }));
  await user.click(save());
  await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
  const sent = network.sent(updateMerchant)[1]?.additional_info?.paymentMethods;
  expect(JSON.parse(String(sent))).toEqual([
    { type: 'card', value: '2200700712345676', holder: 'Анна К.' },
    { type: 'phone', value: '+79165554012', bank: 'Т-Банк' },
  ]);
});

it('changes and removes a way', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await settled(() => screen.getByRole('button', { name: 'Перевод по номеру · Т-Банк' })));
  const dialog = await screen.findByRole('dialog', { name: 'Способ оплаты' });
  await user.clear(within(dialog).getByRole('textbox', { name: /Банк/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Банк/ }), 'Сбер');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: Перевод по номеру · Сбер' })));
  expect(await screen.findByText(/Пока некуда/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
  expect(network.sent(updateMerchant)[1]?.additional_info?.paymentMethods).toBe('[]');
});

it('[5.6.1] starts from an empty list where the stored one is malformed', async () => {
  open(shopNetwork(wireMerchant({ paymentMethods: '{oops' })));
  expect(await screen.findByText(/Пока некуда/)).toBeVisible();
});

it('keeps what a dialog could not save, says that shoppers do not see it yet, and saves it on a retry', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый способ' }));
  await user.type(dialog.getByRole('textbox', { name: 'Номер карты' }), '2200 7007 1234 5676');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByText('2200 7007 ···· 5676')).toBeVisible();
  expect(screen.getByText('Ещё не сохранено')).toBeVisible();
  network.on(updateMerchant, wireMerchant());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)).toHaveLength(2);
});

it('says no longer that a new way waits once its dialog has saved it', async () => {
  const network = shopNetwork();
  const card = { type: 'card', value: '2200700712345676', bank: 'Т-Банк' };
  network.on(updateMerchant, wireMerchant({ paymentMethods: JSON.stringify([card]) }));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый способ' }));
  await user.type(dialog.getByRole('textbox', { name: 'Номер карты' }), '2200 7007 1234 5676');
  await user.type(dialog.getByRole('textbox', { name: /^Банк/ }), 'Т-Банк');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(screen.getByText('2200 7007 ···· 5676')).toBeVisible();
  expect(screen.queryByText('Ещё не сохранено')).toBeNull();
});

it('saves nothing beside a new way that the page has not saved yet, and says that it waits', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await screen.findByRole('radio', { name: /Картой через ЮKassa/ }));
  await user.type(screen.getByLabelText('Секретный ключ'), 'live_half');
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый способ' }));
  await user.type(dialog.getByRole('textbox', { name: 'Номер карты' }), '2200 7007 1234 5676');
  await user.click(dialog.getByRole('button', { name: 'Готово' }));
  expect(await screen.findByText('2200 7007 ···· 5676')).toBeVisible();
  expect(screen.getByText('Ещё не сохранено')).toBeVisible();
  expect(screen.queryByText(/Возьмите номер в кабинете/)).toBeNull();
  expect([network.sent(updateMerchant), network.sent(updatePaymentProfile)]).toEqual([[], []]);
});

it('keeps the list when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open(network);
  await user.click(await settled(() => screen.getByRole('button', { name: /Удалить: Перевод/ })));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByText(/Пока некуда/)).toBeVisible();
  await user.click(save());
  expect(network.sent(updateMerchant)).toHaveLength(2);
});

it('forgets what was wrong with one kind when another is chosen, and what was typed for it waits', async () => {
  const { user } = open(shopNetwork());
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый способ' });
  const { getByRole, findByText, queryByText } = within(dialog);
  await user.type(getByRole('textbox', { name: 'Номер карты' }), '1234');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await findByText(/цифры не сходятся/)).toBeVisible();
  await user.click(getByRole('radio', { name: 'Ссылка СБП' }));
  expect(getByRole('textbox', { name: 'Ссылка из банка' })).toHaveValue('');
  expect(queryByText(/цифры не сходятся|начинается с https/)).toBeNull();
  await user.click(getByRole('radio', { name: 'Карта' }));
  expect(getByRole('textbox', { name: 'Номер карты' })).toHaveValue('1234');
});

it('takes no bank link that holds a sum, and says why', async () => {
  const { user } = open(shopNetwork());
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  const { getByRole, findByText } = within(await screen.findByRole('dialog', { name: 'Новый способ' }));
  await user.click(getByRole('radio', { name: 'Ссылка СБП' }));
  await user.type(
    getByRole('textbox', { name: 'Ссылка из банка' }),
    'https://qr.nspk.ru/AD1?type=02&sum=10000&cur=RUB',
  );
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await findByText(/в ней уже стоит сумма/)).toBeVisible();
});

describe('the card provider', () => {
  const mask = '••••••••4f2a';
  const set = { payment_type: 'card' as const, yooukassa_shop_id: '918204', yooukassa_secret_token: mask };

  it('[3.10.1, 7.31.1] asks for number and key, sends them, and keeps the key out of the draft and out of sight', async () => {
    const { network, user } = open(shopNetwork());
    await user.click(await screen.findByRole('radio', { name: /Картой через ЮKassa/ }));
    await user.click(save());
    expect(await screen.findByText(/Возьмите номер в кабинете/)).toBeVisible();
    expect(screen.getByText(/Возьмите ключ в кабинете/)).toBeVisible();
    // The key first: once the draft has the number, it would have the key too.
    await user.type(screen.getByLabelText('Секретный ключ'), 'live_secret-4f2a');
    await user.type(screen.getByLabelText('Номер магазина'), '918204');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('918204'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('live_secret');
    network.on(updatePaymentProfile, set);
    network.on(readPaymentProfile, set);
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(updatePaymentProfile)).toEqual([
      {
        payment_type: 'card',
        yooukassa_shop_id: '918204',
        yooukassa_secret_token: 'live_secret-4f2a',
        capture: 'at_once',
        tax_system_code: null,
        vat_code: null,
      },
    ]);
    expect(network.sent(updateMerchant)).toEqual([]);
    expect(await screen.findByText(mask)).toBeVisible();
    expect(screen.queryByDisplayValue('live_secret-4f2a')).toBeNull();
  });

  it('[7.30.1] shows only the end of the key that is set, and leaves it as it is when the number changes', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    network.on(updatePaymentProfile, { ...set, yooukassa_shop_id: '9182045' });
    const { user } = open(network);
    expect(await screen.findByText(mask)).toBeVisible();
    await user.type(screen.getByLabelText('Номер магазина'), '5');
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(updatePaymentProfile)).toEqual([
      { payment_type: 'card', yooukassa_shop_id: '9182045', capture: 'at_once', tax_system_code: null, vat_code: null },
    ]);
  });

  it('keeps what was typed when the server fails', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    network.on(updatePaymentProfile, refuse('internal'));
    const { user } = open(network);
    await user.click(await screen.findByRole('button', { name: 'Заменить' }));
    await user.type(screen.getByLabelText('Секретный ключ'), 'live_another');
    await user.click(save());
    expect(await screen.findByText('Не сохранилось')).toBeVisible();
    expect(screen.getByLabelText('Секретный ключ')).toHaveValue('live_another');
  });

  it('says that the provider does not know the key, and keeps what was typed', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    const errors = [{ path: 'yooukassa_secret_token', code: 'unknown_account', message: '' }];
    network.on(updatePaymentProfile, refuse('validation_failed', { errors }));
    const { user } = open(network);
    await user.click(await screen.findByRole('button', { name: 'Заменить' }));
    await user.type(screen.getByLabelText('Секретный ключ'), 'live_mistyped');
    await user.click(save());
    expect(await screen.findByText(/ЮKassa не узнала магазин с этим номером и ключом/)).toBeVisible();
    expect(screen.getByLabelText('Секретный ключ')).toHaveValue('live_mistyped');
    expect(screen.queryByText('Настройки сохранены')).toBeNull();
  });

  it('keeps the former key where one thinks better of another, and sends nothing of that', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    network.on(updatePaymentProfile, set);
    const { user } = open(network);
    await user.click(await screen.findByRole('button', { name: 'Заменить' }));
    await user.type(screen.getByLabelText('Секретный ключ'), 'live_half');
    await user.click(screen.getByRole('button', { name: 'Оставить прежний' }));
    expect(screen.getByText(mask)).toBeVisible();
    await user.type(screen.getByLabelText('Номер магазина'), '5');
    await user.click(save());
    await waitFor(() => expect(network.sent(updatePaymentProfile)).toHaveLength(1));
    expect(network.sent(updatePaymentProfile)[0]).not.toHaveProperty('yooukassa_secret_token');
  });

  it('forgets the key only where no cards are taken, once that is saved', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    const { user } = open(network);
    await screen.findByText(mask);
    expect(screen.queryByRole('button', { name: 'Убрать ключ' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Переводом/ }));
    await user.click(screen.getByRole('button', { name: 'Убрать ключ' }));
    expect(screen.getByText(/Ключ будет удалён, когда вы сохраните/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Оставить прежний' }));
    expect(screen.getByText(mask)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Убрать ключ' }));
    const without = { payment_type: 'p2p' as const, yooukassa_shop_id: '918204', yooukassa_secret_token: '' };
    network.on(updatePaymentProfile, without);
    network.on(readPaymentProfile, without);
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(updatePaymentProfile)).toMatchObject([{ payment_type: 'p2p', yooukassa_secret_token: null }]);
    await waitFor(() => expect(screen.queryByText(/Ключ будет удалён/)).toBeNull());
    expect(screen.getByText('Всё сохранено')).toBeVisible();
  });

  it('takes the money at once, or once the order is accepted, and says that СБП cannot wait', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    network.on(updatePaymentProfile, { ...set, capture: 'after_accept' });
    const { user } = open(network);
    expect(await screen.findByRole('radio', { name: /Сразу/ })).toBeChecked();
    expect(screen.getByText(/По СБП деньги списываются сразу/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Когда вы приняли заказ/ }));
    await user.click(save());
    await waitFor(() => expect(network.sent(updatePaymentProfile)).toMatchObject([{ capture: 'after_accept' }]));
  });

  it('sends no receipts until a tax system is chosen, then with the VAT of the goods', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    network.on(updatePaymentProfile, { ...set, tax_system_code: 2, vat_code: 7 });
    const { user } = open(network);
    const tax = await screen.findByRole('combobox', { name: /Система налогообложения/ });
    expect(tax).toHaveDisplayValue('Не отправлять чеки');
    expect(screen.queryByRole('combobox', { name: 'НДС на товары' })).toBeNull();
    await user.selectOptions(tax, 'УСН «Доходы»');
    expect(screen.getByRole('combobox', { name: 'НДС на товары' })).toHaveDisplayValue('Без НДС');
    await user.selectOptions(screen.getByRole('combobox', { name: 'НДС на товары' }), '5 %');
    await user.click(save());
    await waitFor(() =>
      expect(network.sent(updatePaymentProfile)).toMatchObject([{ tax_system_code: 2, vat_code: 7 }]),
    );
  });

  it('says what address the provider is to call', async () => {
    const network = shopNetwork();
    network.on(readPaymentProfile, set);
    open(network);
    expect(await screen.findByRole('button', { name: /Адрес для уведомлений/ })).toBeVisible();
    expect(screen.getByText('Адрес для уведомлений').parentElement).toHaveTextContent(/notification$/);
  });

  describe('asked whether it knows the shop', () => {
    const connected = {
      connection: 'ok' as const,
      test: true,
      fiscalization: false,
      payment_methods: ['bank_card', 'sbp', 'x'],
    };
    const openChecked = (answer: Parameters<ReturnType<typeof shopNetwork>['on']>[1]) => {
      const network = shopNetwork();
      network.on(readPaymentProfile, { ...set, tax_system_code: 2 });
      network.on(checkPaymentConnection, answer as never);
      return open(network);
    };
    const press = () => screen.findByRole('button', { name: 'Проверить связь' });

    it('says which shop, whether money moves, receipts and ways to pay', async () => {
      const { user } = openChecked(connected);
      await user.click(await press());
      expect(await screen.findByText('Связь есть')).toBeVisible();
      const card = within(screen.getByRole('region', { name: 'ЮKassa' }));
      expect(card.getByText('918204')).toBeVisible();
      expect(card.getByText('Тестовый магазин: настоящие деньги не списываются')).toBeVisible();
      expect(card.getByText('Не подключены в ЮKassa')).toBeVisible();
      expect(card.getByText('банковская карта, СБП, x')).toBeVisible();
      expect(card.getByText(/чеки в ЮKassa не подключены: оплата может не пройти/)).toBeVisible();
    });

    it('says that money moves and receipts are on, until something is typed that it was not asked of', async () => {
      const { user } = openChecked({ ...connected, test: false, fiscalization: true });
      await user.click(await press());
      expect(await screen.findByText('Настоящие платежи')).toBeVisible();
      expect(screen.getByText('Подключены в ЮKassa')).toBeVisible();
      expect(screen.queryByText(/оплата может не пройти/)).toBeNull();
      await user.type(screen.getByLabelText('Номер магазина'), '5');
      await waitFor(() => expect(screen.queryByText('Связь есть')).toBeNull());
    });

    it.each([
      ['refused', 'ЮKassa не узнала магазин'],
      ['disabled', 'Магазин в ЮKassa выключен'],
      ['not_set', 'Проверять пока нечего'],
      ['unavailable', 'ЮKassa не отвечает'],
    ] as const)('says of %s what it means', async (connection, title) => {
      const { user } = openChecked({ ...connected, connection });
      await user.click(await press());
      expect(await screen.findByText(title)).toBeVisible();
    });

    it('says where the question did not get through', async () => {
      const { user } = openChecked(() => offline);
      await user.click(await press());
      expect(await screen.findByText('Проверить не получилось')).toBeVisible();
    });

    it('is not asked of what is typed and not saved', async () => {
      const { user } = openChecked(connected);
      await user.type(await screen.findByLabelText('Номер магазина'), '5');
      expect(await press()).toBeDisabled();
      expect(screen.getByText(/Сначала сохраните изменения/)).toBeVisible();
    });
  });
});
