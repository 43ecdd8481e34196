import { act, screen, waitFor, within } from '@testing-library/react';
import { askSignInLink, previewLetter, readShopLetters, updateShopLetters } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork } from '../testing/wire.ts';

const open = openerOf('letters');
const kinds = [
  'placed',
  'by_hand',
  'edited',
  'delivery_price',
  'paid',
  'accepted',
  'photo',
  'delivering',
  'ready',
  'completed',
  'canceled',
  'refunded',
  'part_refunded',
  'reverted',
] as const;

function lettersNetwork(saved: Partial<Record<(typeof kinds)[number], string>> = {}, email_confirmed = true) {
  const network = shopNetwork();
  const state = {
    email_confirmed,
    letters: kinds.map((kind) => ({ kind, text: saved[kind] ?? '', usual: `Обычное: ${kind}` })),
  };
  network.on(readShopLetters, () => state);
  network.on(updateShopLetters, ({ letters }) => {
    state.letters = state.letters.map((letter) => ({ ...letter, ...letters.find(({ kind }) => kind === letter.kind) }));
    return state;
  });
  return network;
}
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

it('shows the usual words until there are own ones, and saves what was written', async () => {
  const network = lettersNetwork({ paid: 'Спасибо за оплату!' });
  const { user } = open(network);
  const placed = await field('Заказ оформлен');
  expect(placed).toHaveAttribute('placeholder', 'Обычное: placed');
  expect(await field('Оплата пришла')).toHaveValue('Спасибо за оплату!');
  await user.type(placed, ' Ура! ');
  await user.clear(await field('Оплата пришла'));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const [sent] = network.sent(updateShopLetters);
  expect(sent?.letters.slice(0, 3)).toEqual([
    { kind: 'placed', text: 'Ура!' },
    { kind: 'by_hand', text: '' },
    { kind: 'edited', text: '' },
  ]);
});

it('says that own words wait until the e-mail is confirmed, and sends the link that confirms it', async () => {
  const network = lettersNetwork({ paid: 'Спасибо!' }, false);
  network.on(askSignInLink, refuse('internal'));
  const { user } = open(network);
  expect(await screen.findByText('Почта не подтверждена')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Прислать письмо' }));
  expect(await screen.findByText('Письмо не отправилось')).toBeVisible();
  expect(screen.queryByText(/^Письмо ушло/)).toBeNull();
  network.on(askSignInLink, { message: 'ok' });
  await user.click(screen.getByRole('button', { name: 'Прислать письмо' }));
  expect(await screen.findByText(/^Письмо ушло на .+@.+/)).toBeVisible();
  expect(network.sent(askSignInLink)[1]).toEqual({ email: 'anna@verbena.ru' });
  expect(screen.queryByRole('button', { name: 'Прислать письмо' })).toBeNull();
});

it('shows a letter as a buyer gets it, with what is typed', async () => {
  const network = lettersNetwork();
  network.on(previewLetter, { subject: 'Заказ № 1024 — Вербена', text: 'Здравствуйте, Анна!\n\nУра!\n' });
  const { user } = open(network);
  await user.type(await field('Заказ оформлен'), 'Ура!');
  await user.click(screen.getByRole('button', { name: 'Посмотреть письмо: Заказ оформлен' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заказ № 1024 — Вербена' });
  expect(dialog).toHaveTextContent('Здравствуйте, Анна! Ура!');
  expect(network.sent(previewLetter)).toEqual([{ kind: 'placed', text: 'Ура!' }]);
  await user.click(within(dialog).getByRole('button', { name: 'Понятно' }));
  expect(await field('Заказ оформлен')).toHaveValue('Ура!');
});

it('says so when a letter cannot be shown, and keeps what is typed', async () => {
  const network = lettersNetwork();
  network.on(previewLetter, refuse('internal'));
  const { user } = open(network);
  await user.type(await field('Заказ отменён'), 'Жаль');
  await user.click(screen.getByRole('button', { name: 'Посмотреть письмо: Заказ отменён' }));
  expect(await screen.findByText('Письмо не показано')).toBeVisible();
  expect(await field('Заказ отменён')).toHaveValue('Жаль');
});

it('refuses what is longer than a letter takes', async () => {
  const { user } = open(lettersNetwork());
  const placed = await field('Заказ оформлен');
  await user.click(placed);
  await user.paste('я'.repeat(1001));
  await user.click(save());
  expect(placed).toHaveAccessibleDescription(/Не больше 1000 знаков/);
  await user.keyboard('{Backspace}');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
});

it('warns while one types of marks that stay as they are, until they are right', async () => {
  const { user } = open(lettersNetwork());
  const placed = await field('Заказ оформлен');
  await user.click(placed);
  await user.paste('{Имя}, спасибо! Заказ {номер}, {дата} и {дата}.');
  expect(await screen.findByText(/^\{Имя\}, \{дата\} так и останется в письме/)).toBeVisible();
  await user.clear(placed);
  await user.paste('{имя}, спасибо! Заказ {номер} на {сумма}.');
  expect(screen.queryByText(/так и останется/)).toBeNull();
});

it('is read again when the page is seen again: another device may have changed it', async () => {
  const network = lettersNetwork();
  open(network);
  expect(await field('Оплата пришла')).toHaveValue('');
  network.on(readShopLetters, {
    email_confirmed: true,
    letters: kinds.map((kind) => ({ kind, text: kind === 'paid' ? 'Спасибо!' : '', usual: `Обычное: ${kind}` })),
  });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(async () => expect(await field('Оплата пришла')).toHaveValue('Спасибо!'));
});
