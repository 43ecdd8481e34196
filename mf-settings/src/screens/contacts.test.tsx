import { act, screen, waitFor, within } from '@testing-library/react';
import { readMerchant, updateMerchant } from 'shared-contracts';
import { selectSessionExpired } from 'shared-runtime';
import { inOffice, refuse, settled, signInAgain } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('contacts');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

it('shows contacts in their order, adds one, moves it up, and saves the list as JSON text', async () => {
  const { network, user } = open(shopNetwork());
  expect(await settled(() => screen.getByRole('button', { name: '+7 (916) 555-40-12' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить контакт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый контакт' });
  await user.click(within(dialog).getByRole('radio', { name: /Почта/ }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Почта' }), 'anna');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Проверьте адрес: он похож на name@mail.ru')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Почта' }), '@verbena.ru');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  await waitFor(() => expect(network.sent(readMerchant).length).toBeGreaterThan(1));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «anna@verbena.ru»' })));
  await user.click(screen.getByRole('button', { name: 'Выше: anna@verbena.ru' }));
  await user.click(save());
  await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
  expect(JSON.parse(String(network.sent(updateMerchant)[1]?.additional_info?.contacts))).toEqual([
    { type: 'phone', value: '+79165554012' },
    { type: 'email', value: 'anna@verbena.ru' },
    { type: 'telegram', value: '@verbena_flowers' },
  ]);
});

it('asks before what was typed in a dialog goes with it', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await screen.findByRole('button', { name: 'Добавить контакт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый контакт' });
  await user.click(within(dialog).getByRole('radio', { name: /Почта/ }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Почта' }), 'anna@verbena.ru');
  for (const leave of [() => user.keyboard('{Escape}'), () => user.click(within(dialog).getByText('Отмена'))]) {
    await leave();
    expect(await screen.findByText('Закрыть без сохранения?')).toBeVisible();
    const answers = within(screen.getByRole('alertdialog')).getAllByRole('button');
    // One way to stay and one to go; the cross stays, too.
    expect(answers.map((button) => button.textContent).filter(Boolean)).toEqual(['Остаться', 'Не сохранять']);
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByText('Закрыть без сохранения?')).toBeNull());
    expect(within(dialog).getByRole('textbox', { name: 'Почта' })).toHaveValue('anna@verbena.ru');
  }
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await user.click(within(question).getByRole('button', { name: 'Не сохранять' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новый контакт' })).toBeNull());
  expect(network.sent(updateMerchant)).toEqual([]);
});

it('[5.5.1] shows a contact of an unknown type as a phone', async () => {
  open(shopNetwork(wireMerchant({ contacts: JSON.stringify([{ type: 'pager', value: '+79160000000' }]) })));
  const contact = await settled(() => screen.getByRole('button', { name: '+7 (916) 000-00-00' }));
  expect(contact.closest('li')).toHaveTextContent('Телефон');
});

it('offers no second try to who only looks at the office', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('read_only'));
  const { user } = open(network);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

it('keeps the list when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open(network);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.queryByRole('button', { name: '@verbena_flowers' })).not.toBeInTheDocument();
});

it('a contact whose save was refused stays in the list, and is not said to be saved', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open(network);
  const write = async (address: string) => {
    await user.click(await screen.findByRole('button', { name: 'Добавить контакт' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый контакт' }));
    await user.click(dialog.getByRole('radio', { name: /Почта/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Почта' }), address);
    return dialog;
  };
  const dialog = await write('anna@verbena.ru');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Строка «anna@verbena.ru»' })).toBeVisible();
  // What is said after a dialog is said a moment later: by now it would be.
  await write('olga@verbena.ru');
  expect(screen.queryByText('Настройки сохранены')).not.toBeInTheDocument();
});

it('says clearly that a changed list is not saved yet', async () => {
  const { user } = open(shopNetwork());
  const remove = await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' }));
  expect(screen.queryByText('Ещё не сохранено')).not.toBeInTheDocument();
  await user.click(remove);
  expect(screen.getByText('Ещё не сохранено')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Ещё не сохранено')).not.toBeInTheDocument());
});

it('takes what the server has for no draft: a change after a save is not "brought back"', async () => {
  const first = open(shopNetwork());
  await first.user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
  await first.user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  first.view.unmount();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('b2b:draft:'))).toEqual([]);

  const second = open(first.network);
  await second.user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: +7 (916) 555-40-12' })));
  expect(screen.queryByText('Вернули то, что вы не успели сохранить')).not.toBeInTheDocument();
});

async function saveAfterSession() {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('unauthorized'));
  const { user, store } = open(network);
  inOffice(store);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
  await user.click(save());
  await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
  return { network, user, store };
}

it('goes on with a save by itself when the same person has signed in again', async () => {
  const { network, store } = await saveAfterSession();
  network.on(updateMerchant, wireMerchant());
  signInAgain(store);
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const [first, again, ...more] = network.sent(updateMerchant);
  expect([again, more]).toEqual([first, []]);
});

it('saves nothing when somebody else has signed in', async () => {
  const { network, store } = await saveAfterSession();
  signInAgain(store, 'm2');
  expect(await screen.findByText(/Вошли под другим аккаунтом/)).toBeVisible();
  expect(network.sent(updateMerchant)).toHaveLength(1);
});

it('offers to save once more where the session was over the second time, too', async () => {
  const { network, user, store } = await saveAfterSession();
  signInAgain(store);
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  network.on(updateMerchant, wireMerchant());
  signInAgain(store);
  expect(await screen.findByText('Вы снова вошли')).toBeVisible();
  expect(screen.queryByText('Не сохранилось')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сохранить ещё раз' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
});

it('speaks of one contact that stands in the footer already as of one', async () => {
  open(shopNetwork(wireMerchant({ contacts: '[]', email: null })));
  const note = await screen.findByText(/На витрине уже есть/);
  expect(note).toHaveTextContent('уже есть +7 (916) 555-40-12: вы указали этот контакт в другом месте.');
});

it('leads to the hours, which stand beside the contacts', async () => {
  open(shopNetwork());
  const link = await screen.findByRole('link', { name: 'Часы работы' });
  expect(link).toHaveAttribute('href', '/merchant/settings/shop#field-hoursKind');
});

it('says which contacts stand in the footer already, and offers their number for WhatsApp', async () => {
  const { user } = open(shopNetwork(wireMerchant({ contacts: '[]' })));
  expect(await screen.findByText(/уже стоят \+7 \(916\) 555-40-12, anna@verbena\.ru/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Данные магазина' })).toHaveAttribute('href', '/merchant/settings/shop');
  await user.click(screen.getByRole('button', { name: 'Добавить контакт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый контакт' });
  await user.click(within(dialog).getByRole('radio', { name: /WhatsApp/ }));
  expect(within(dialog).getByRole('textbox', { name: 'WhatsApp' })).toHaveValue('+7 (916) 555-40-12');
});

it('takes a link of WhatsApp in the place of a number', async () => {
  const { user } = open(shopNetwork(wireMerchant({ contacts: '[]' })));
  await user.click(await screen.findByRole('button', { name: 'Добавить контакт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый контакт' });
  await user.click(within(dialog).getByRole('radio', { name: /WhatsApp/ }));
  const field = () => within(dialog).getByRole('textbox', { name: 'WhatsApp' });
  await user.clear(field());
  await user.paste('https://wa.me/message/ABCD1234');
  expect(field()).toHaveValue('https://wa.me/message/ABCD1234');
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.keyboard('9165554012');
  expect(field()).toHaveValue('+7 (916) 555-40-12');
});

it.each([
  ['Telegram', 'https://max.ru/u/f9LHodD0cOL', 'Это ссылка MAX, а здесь нужно имя или ссылка Telegram'],
  ['Telegram', 'https://wa.me/79165554012', 'Это ссылка WhatsApp, а здесь нужно имя или ссылка Telegram'],
  ['WhatsApp', 'm.vk.com/verbena', 'Это ссылка ВКонтакте, а здесь нужен номер или ссылка WhatsApp'],
])('says in the field of %s what %s is', async (type, link, words) => {
  const { network, user } = open(shopNetwork());
  await user.click(await screen.findByRole('button', { name: 'Добавить контакт' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый контакт' }));
  await user.click(dialog.getByRole('radio', { name: type }));
  const field = dialog.getByRole('textbox', { name: type });
  await user.clear(field);
  await user.type(field, link);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(network.sent(updateMerchant)).toEqual([]);
});

it('keeps what is changed while an earlier change is being saved, as something still to be saved', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «@verbena_flowers»' })));
  await user.click(screen.getByRole('button', { name: 'Выше: @verbena_flowers' }));
  network.on(updateMerchant, async () => {
    await act(() => user.click(screen.getByRole('button', { name: 'Удалить: +7 (916) 555-40-12' })));
    return wireMerchant({
      contacts: '[{"type":"telegram","value":"@verbena_flowers"},{"type":"phone","value":"+79165554012"}]',
    });
  });
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(screen.queryByRole('button', { name: '+7 (916) 555-40-12' })).not.toBeInTheDocument();
  expect(screen.getByText('Ещё не сохранено')).toBeVisible();
});

describe('a draft of a list that another device has changed meanwhile', () => {
  const leaveDraft = async () => {
    const first = open(shopNetwork());
    await first.user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
    first.view.unmount();
    const { network, user } = open(
      shopNetwork(wireMerchant({ contacts: '[{"type":"email","value":"new@verbena.ru"}]' })),
    );
    expect(await screen.findByText('Это изменили в другой вкладке или на другом устройстве')).toBeVisible();
    expect(screen.getByText('Моё: +7 (916) 555-40-12')).toBeVisible();
    expect(screen.getByText('Сохранённое там: new@verbena.ru')).toBeVisible();
    expect(screen.getByRole('button', { name: '+7 (916) 555-40-12' })).toBeVisible();
    return { network, user };
  };

  it('gives way to what is new, on demand', async () => {
    const { network, user } = await leaveDraft();
    await user.click(screen.getByRole('button', { name: 'Показать новое' }));
    expect(await screen.findByRole('button', { name: 'new@verbena.ru' })).toBeVisible();
    expect(screen.queryByText('Это изменили в другой вкладке или на другом устройстве')).not.toBeInTheDocument();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(network.sent(updateMerchant)).toEqual([]);
  });

  it('stands where the person insists on it', async () => {
    const { network, user } = await leaveDraft();
    await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
    expect(screen.queryByText('Это изменили в другой вкладке или на другом устройстве')).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(updateMerchant)[0]?.additional_info?.contacts).toBe(
      '[{"type":"phone","value":"+79165554012"}]',
    );
  });
});

it('changes the second of two contacts in its place, and takes away one of two that are the same', async () => {
  const phone = { type: 'phone', value: '+79165554012' };
  const contacts = JSON.stringify([phone, { type: 'telegram', value: '@verbena_flowers' }, phone]);
  const { network, user } = open(shopNetwork(wireMerchant({ contacts })));
  const sent = () => JSON.parse(String(network.sent(updateMerchant).at(-1)?.additional_info?.contacts));
  await user.click(await settled(() => screen.getByRole('button', { name: '@verbena_flowers' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Контакт' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Telegram' }));
  await user.type(dialog.getByRole('textbox', { name: 'Telegram' }), '@mimosa_flowers');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(sent()).toEqual([phone, { type: 'telegram', value: '@mimosa_flowers' }, phone]);
  const [remove] = await screen.findAllByRole('button', { name: 'Удалить: +7 (916) 555-40-12' });
  await user.click(remove as HTMLElement);
  await user.click(save());
  await waitFor(() => expect(network.sent(updateMerchant)).toHaveLength(2));
  expect(sent()).toEqual([{ type: 'telegram', value: '@mimosa_flowers' }, phone]);
});
