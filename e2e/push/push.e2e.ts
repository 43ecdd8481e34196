import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newOrderShop } from '../orders/order-shop.ts';
import { devices, openAt, signInOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * A browser that subscribes at the sandbox's push service: Chromium's own is Google's, which no test reaches. What is pushed is encrypted for the
 * sandbox's keys, and comes back readable from there.
 */
async function subscribingAt(context: BrowserContext): Promise<Subscription> {
  const answer = await fetch(`${platform.sandbox()}/push/subscriptions`, { method: 'POST' });
  const given = (await answer.json()) as Subscription;
  await context.grantPermissions(['notifications'], { origin: platform.brand('bloom') });
  await context.addInitScript((subscription: Subscription) => {
    // Chromium without windows shows no notifications, and says no whatever it was granted.
    if (Notification.permission === 'denied') {
      localStorage.setItem('test:shows-none', 'yes');
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
    }
    const fake = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem('test:subscribed', 'yes');
        return fake;
      },
      getSubscription: async () => (localStorage.getItem('test:subscribed') ? fake : null),
    });
  }, given);
  return given;
}

async function pushedTo({ endpoint }: Subscription): Promise<string[]> {
  const id = endpoint.split('/').at(-1);
  const answer = await fetch(`${platform.sandbox()}/push/messages?subscription=${id}`);
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
}

async function wakerOf(outside: Page): Promise<{ push(data: string): Promise<unknown>; troubles: string[] }> {
  const session = await outside.context().newCDPSession(outside);
  const troubles: string[] = [];
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => troubles.push(errorMessage.errorMessage));
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/b2b/merchant');
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const to = { origin: platform.brand('bloom'), registrationId: await registration };
  return { push: (data) => session.send('ServiceWorker.deliverPushMessage', { ...to, data }), troubles };
}

const shownIn = (outside: Page) =>
  outside.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const shown = await Promise.all(workers.map((worker) => worker.getNotifications()));
    return shown.flat().map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }));
  });

test('a new order comes to a browser whose tab is closed, once', async ({ browser }) => {
  const { merchant, order } = await newOrderShop();
  const page = await openAt(browser, devices[0]);
  const subscription = await subscribingAt(page.context());
  await signInOn(page, merchant);
  await page.goto('/b2b/merchant/settings/notifications');
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await expect(page.getByText('Уведомления включены.', { exact: true })).toBeVisible();
  await page.close();

  const placed = await order();
  await expect.poll(() => pushedTo(subscription)).toHaveLength(1);
  const [text = ''] = await pushedTo(subscription);

  // A page that is none of the office's: nothing of it is open.
  const outside = await page.context().newPage();
  await outside.goto('/b2b/bff/healthz');
  const { push, troubles } = await wakerOf(outside);
  await push(text);
  await push(text);
  const notification = {
    title: `Новый заказ № ${placed.number}`,
    body: '4\u00a0900\u00a0₽ · Пион и мята',
    tag: placed.id.replaceAll('-', ''),
    url: `/b2b/merchant/orders/${placed.id}`,
  };
  expect(JSON.parse(text)).toMatchObject(notification);
  if (await outside.evaluate(() => localStorage.getItem('test:shows-none') === null)) {
    await expect.poll(() => shownIn(outside)).toEqual([notification]);
  } else {
    // Chromium without windows has no place for a notification: the worker has woken, and tried.
    await expect.poll(() => troubles.join()).toContain("Failed to execute 'showNotification'");
  }
  expect(await outside.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.context().close();
});
