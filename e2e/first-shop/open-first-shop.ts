import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Hand } from './effort.ts';

const pictureOf = (name: string): string =>
  fileURLToPath(new URL(`../../tooling/demo/pictures/verbena/${name}.jpg`, import.meta.url));

const goods = [
  { title: 'Пионы', price: '4900', picture: pictureOf('peonies-1') },
  { title: 'Гортензия', price: '3500', picture: pictureOf('hydrangea-1') },
  { title: 'Ромашки', price: '1800', picture: pictureOf('daisies-1') },
];

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const link = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();
const save = (page: Page) => button(page, 'Сохранить');
const saved = (page: Page) => page.getByText('Всё сохранено').waitFor();
const back = (page: Page) => link(page, 'Магазин');
const closeToast = async (page: Page) => page.getByText('Настройки сохранены').waitFor({ state: 'hidden' });

async function register(page: Page, hand: Hand, name: string): Promise<void> {
  await page.goto('/b2b/');
  await hand.step('The first page. One button leads on.');
  await hand.tap(link(page, 'Открыть магазин'));
  await field(page, 'Почта').waitFor();
  await hand.type(field(page, 'Почта'), 'anna@mail.ru'.replace('anna', name));
  await hand.type(field(page, 'Адрес магазина'), name);
  await hand.type(field(page, 'Пароль'), 'pion-2026');
  await hand.tap(page.getByLabel(/условия площадки/));
  await hand.tap(page.getByLabel(/персональных данных/));
  await hand.step(
    'E-mail, the address that shoppers will open, a password, and two consents that are unchecked at first.',
  );
  await hand.tap(button(page, 'Создать магазин'));
  await page.getByText('0 из 7').waitFor();
  await hand.step('The office. It says what is left, and what comes next has a button.');
}

async function details(page: Page, hand: Hand): Promise<void> {
  await hand.tap(link(page, 'Заполнить'));
  await hand.type(field(page, 'Название'), 'Пион и мята');
  await hand.type(field(page, 'Телефон'), '9161234567');
  await hand.type(field(page, 'Фамилия, имя, отчество'), 'Соколова Анна Игоревна');
  await hand.type(field(page, 'ИНН'), '500100732259');
  await hand.type(field(page, 'ОГРНИП'), '304500116000157');
  await hand.step(
    'The name, a phone and who sells, whom the law wants named: an entrepreneur here. A mistyped INN is noticed.',
  );
  await hand.tap(button(page, 'Цветы'));
  await hand.tap(save(page));
  await saved(page);
  await closeToast(page);
  await hand.step('What is sold decides what the checkout asks for: flowers bring the text of a card.');
  await hand.tap(back(page));
  await page.getByText('1 из 7').waitFor();
  await hand.step('Back on the first page of the office, the step has ticked itself.');
}

async function product(page: Page, hand: Hand, { title, price, picture }: (typeof goods)[number], nth: number) {
  await hand.type(field(page, 'Название'), title);
  await hand.type(field(page, 'Цена'), price);
  await hand.choose(page.locator('input[type=file]').first(), picture);
  await page.getByRole('switch', { name: /Показывать на витрине/ }).waitFor();
  if (!(await page.getByRole('switch', { name: /Показывать на витрине/ }).isChecked())) {
    await hand.tap(page.getByRole('switch', { name: /Показывать на витрине/ }));
  }
  await hand.step(
    nth === 0
      ? 'A product: its name, its price, a photo from the phone, and the switch that shows it. The rest can wait.'
      : `Product ${nth + 1}, the same way.`,
  );
  await hand.tap(button(page, 'Добавить товар'));
  await saved(page);
}

async function products(page: Page, hand: Hand): Promise<void> {
  await hand.tap(link(page, 'Добавить товар'));
  for (const [nth, good] of goods.entries()) {
    await product(page, hand, good, nth);
    if (nth === goods.length - 1) continue;
    await hand.tap(page.getByText('Ещё один', { exact: true }).last());
    await page.getByRole('heading', { level: 1, name: 'Новый товар' }).waitFor();
  }
  await hand.tap(page.locator('header').getByRole('link').first());
  await link(page, 'Ромашки').waitFor();
  await page.getByText('Товар добавлен').first().waitFor({ state: 'hidden' });
  await hand.step('The three products, each with the switch that hides it again.');
  await hand.tap(link(page, 'Магазин'));
  await page.getByText('3 из 7').waitFor();
}

async function delivery(page: Page, hand: Hand): Promise<void> {
  await hand.tap(link(page, 'Рассказать'));
  await hand.tap(button(page, 'Добавить способ'));
  const dialog = page.getByRole('dialog');
  await hand.type(dialog.getByLabel(/^Цена доставки/), '300');
  await hand.step('How an order is brought: by a courier unless another kind is chosen. The checkout adds the price.');
  await hand.tap(dialog.getByRole('button', { name: 'Сохранить' }));
  await saved(page);
  await closeToast(page);
  await hand.tap(back(page));
  await page.getByText('4 из 7').waitFor();
}

async function payment(page: Page, hand: Hand): Promise<void> {
  await hand.tap(link(page, 'Указать'));
  await hand.tap(button(page, 'Добавить способ'));
  const dialog = page.getByRole('dialog');
  await hand.tap(dialog.getByRole('radio', { name: 'Перевод по номеру' }));
  await hand.type(dialog.getByLabel('Номер телефона'), '9161234567');
  await hand.type(dialog.getByLabel(/^Банк/), 'Т-Банк');
  await hand.step(
    'Where shoppers transfer money to: here a phone number. A card, a bank’s link and an account work too.',
  );
  await hand.tap(dialog.getByRole('button', { name: 'Сохранить' }));
  await saved(page);
  await hand.tap(back(page));
  await page.getByText('5 из 7').waitFor();
  await closeToast(page);
  await hand.step('Two steps are left: to open the shop, and where to hear of orders.');
}

async function publish(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.tap(button(page, 'Открыть'));
  await button(page, 'QR-код').waitFor();
  await page.getByText('Отправьте адрес покупателям.').waitFor({ state: 'hidden' });
  await hand.step('The shop is open: its address to copy, to share and to print.');
  await hand.tap(link(page, 'Посмотреть витрину'));
  await page.waitForURL(`**/shop/${name}`);
  await page.getByText('Пионы').filter({ visible: true }).first().waitFor();
  await hand.step('What shoppers see.');
}

export async function openFirstShop(page: Page, hand: Hand): Promise<void> {
  const name = `pion-${randomBytes(2).toString('hex')}`;
  await register(page, hand, name);
  await details(page, hand);
  await products(page, hand);
  await delivery(page, hand);
  await payment(page, hand);
  await publish(page, hand, name);
}
