import { type Browser, expect, type Page, test } from '@playwright/test';
import { readMerchantOrder, setOrderStatus } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newOrderShop } from './order-shop.ts';

const messengers = [
  { name: 'Telegram', person: 1001 },
  { name: 'MAX', person: 1002 },
];
const buyer = 1003;

async function openChat(browser: Browser, link: string, person: number) {
  const chat = await (await browser.newContext()).newPage();
  await chat.goto(`${link}&person=${person}`);
  await chat.getByRole('button', { name: 'Начать' }).click();
  return chat.frameLocator('iframe');
}

type Message = ReturnType<Awaited<ReturnType<typeof openChat>>['getByRole']>;

async function addressOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

for (const device of walkedOn('phone')) {
  test(`[3.17.1, 7.38.1, 7.39.1] a shop is run from Telegram and from MAX, and its buyer follows an order, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, order } = await newOrderShop();
    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await office.goto('/b2b/merchant/settings/bot');
    const chats: Awaited<ReturnType<typeof openChat>>[] = [];
    for (const { name, person } of messengers) {
      await office.getByRole('button', { name: /^(Получить|Новая) ссылк/ }).click();
      const link = await addressOf(office, `Открыть ${name}`);
      // On a phone the code is for another one, and folded below the link.
      const unfold = office.getByRole('button', { name: 'Показать QR-код' });
      if (await unfold.isVisible()) await unfold.click();
      await expect(office.getByRole('img', { name: `QR-код: бот в ${name}` })).toBeVisible();
      if (chats.length === 0) await expectNoFindings(office);
      const messages = await openChat(browser, link, person);
      await expect(messages.getByText('Готово: сюда будут приходить заказы магазина «Пион и мята».')).toBeVisible();
      await expect(office.getByText('Готово: чат привязан.')).toBeVisible();
      chats.push(messages);
    }

    const placed = await order();
    // The newest stands first: a person's chat keeps what other tests sent.
    const notices = chats.map((messages) =>
      messages
        .getByRole('article')
        .filter({ hasText: `Новый заказ № ${placed.number}` })
        .first(),
    );
    const [inTelegram, inMax] = notices as [Message, Message];
    await inTelegram.getByRole('button', { name: 'Принять' }).click();
    await expect(inMax).toContainText('Состояние: Принят');
    await merchant.client.call(setOrderStatus, { orderId: placed.id, status: 'assembling' });
    for (const message of notices) await expect(message).toContainText('Состояние: Собирается');
    await inMax.getByRole('button', { name: 'Деньги пришли' }).click();
    await expect(inTelegram).toContainText('Оплата: переводом; получена');
    const now = await merchant.client.call(readMerchantOrder, { orderId: placed.id });
    expect([now.status, now.paymentState]).toEqual(['assembling', 'succeeded']);

    // The office inside of Telegram, in a browser that nobody has signed in on.
    const address = (await inTelegram.getByRole('link', { name: 'Открыть в кабинете' }).getAttribute('href')) ?? '';
    const app = await openAt(browser, device);
    await app.goto(address);
    await expect(app.getByText('Telegram подтвердит, что это вы')).toBeVisible();
    await expectNoFindings(app);
    await app.getByRole('button', { name: 'Открыть заказы' }).click();
    await expect(app.getByRole('heading', { name: new RegExp(placed.number) }).first()).toBeVisible();
    expect(new URL(app.url()).hash).toBe('');

    const shopper = await openAt(browser, device);
    await shopper.goto(placed.uri);
    await hydrated(shopper);
    await shopper.getByRole('button', { name: 'Следить' }).click();
    const link = await addressOf(shopper, 'Следить в MAX');
    await expectNoFindings(shopper);
    const news = await openChat(browser, link, buyer);
    await expect(news.getByText(`Расскажу здесь, что происходит с заказом № ${placed.number}`)).toBeVisible();
    await expect(news.getByRole('button')).toHaveCount(0);
  });
}
