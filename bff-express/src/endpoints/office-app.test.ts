import { createContext, runInContext } from 'node:vm';
import { withBff } from '../testing/running-bff.ts';

const bff = withBff();
const at = (host: string) => ({ headers: { host: `${host}.localhost` } });

describe('the office as an application', () => {
  it.each([
    ['bloom', 'Bloom: кабинет'],
    ['mum', 'Mum: кабинет'],
  ])('has the name and icons of its brand: %s', async (brand, name) => {
    const answer = await bff.call('/b2b/merchant/manifest.webmanifest', at(brand));
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons, ...manifest } = answer.json() as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toEqual({
      id: '/b2b/merchant',
      name,
      short_name: name.split(':')[0],
      start_url: '/b2b/merchant',
      scope: '/b2b/merchant',
      display: 'standalone',
      lang: 'ru',
      dir: 'ltr',
      theme_color: '#f3f3f5',
      background_color: '#f3f3f5',
    });
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src } of icons) {
      const icon = await bff.call(src, at(brand));
      expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  it('is named by the office’s pages, and by no other', async () => {
    const link = '<link rel="manifest" href="/b2b/merchant/manifest.webmanifest">';
    const icon = '<link rel="apple-touch-icon" href="/b2b/brands/bloom-maskable-512.png">';
    const office = (await bff.call('/b2b/merchant')).text;
    expect([office.includes(link), office.includes(icon)]).toEqual([true, true]);
    expect((await bff.call('/b2b/')).text).not.toContain('/b2b/merchant/manifest');
  });
});

interface Shown {
  title: string;
  options: {
    body?: string;
    silent?: boolean;
    renotify?: boolean;
    icon?: string;
    data: { event?: string; url?: string };
  };
}

async function workerOf(path = '/b2b/merchant/push-worker.js') {
  const { text } = await bff.call(path);
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const done: string[] = [];
  const pages: { url: string; focus(): Promise<void> }[] = [];
  const self = {
    location: { origin: 'https://shop.example' },
    navigator: {
      setAppBadge: async (count: number) => void done.push(`badge ${count}`),
      clearAppBadge: async () => void done.push('no badge'),
    },
    registration: {
      showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
      getNotifications: async () => shown.map(({ options }) => ({ data: options.data })),
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void done.push(`opened ${url}`) },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, listen: (event: object) => void) => listeners.set(kind, listen),
  };
  runInContext(text, createContext({ self, URL }));
  const fire = async (kind: string, event: object) => {
    const works: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  return {
    listeners,
    shown,
    done,
    pages,
    push: (message: unknown) => fire('push', { data: { json: () => message } }),
    broken: () => fire('push', { data: { json: () => JSON.parse('{') } }),
    click: (url: string) => fire('notificationclick', { notification: { close: () => undefined, data: { url } } }),
  };
}

describe('the service worker', () => {
  it('is asked for anew, reaches the whole office, and may load nothing but an icon', async () => {
    const { headers } = await bff.call('/b2b/merchant/push-worker.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/b2b/merchant',
      'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    });
    const shop = await bff.call('/b2b/shop/verbena/push-worker.js');
    expect([shop.status, shop.headers['service-worker-allowed']]).toEqual([200, undefined]);
    expect((await bff.call('/b2b/shop/A%20b/push-worker.js')).status).toBe(404);
  });

  it('stands between no page and the network', async () => {
    const { listeners } = await workerOf();
    expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
  });

  it('shows what is pushed as text, counts on the badge, and makes no sound for the same word twice', async () => {
    const worker = await workerOf();
    const title = '<img src=x onerror=alert(1)>{{7*7}}';
    const message = { title, body: '5 400 ₽', tag: 'order', event: 'e1', url: '/b2b/merchant/orders/1', badge: 2 };
    await worker.push(message);
    await worker.push(message);
    await worker.push({ ...message, event: 'e2', badge: 0 });
    expect(worker.shown.map(({ title, options }) => [title, options.silent, options.renotify])).toEqual([
      [title, false, true],
      [title, true, undefined],
      [title, false, true],
    ]);
    expect(worker.shown[0]?.options).toMatchObject({ body: '5 400 ₽', icon: '/b2b/brands/bloom-192.png' });
    expect(worker.done).toEqual(['badge 2', 'badge 2', 'no badge']);
    const { badge: _, ...quiet } = message;
    await worker.push({ ...quiet, event: 'e3', silent: true });
    expect(worker.shown.at(-1)?.options).toMatchObject({ silent: true, data: { event: 'e3', url: message.url } });
    expect(worker.shown.at(-1)?.options.renotify).toBeUndefined();
    expect(worker.done).toHaveLength(3);
  });

  it('shows something where nothing can be read: a browser that is told in vain takes the right away', async () => {
    const worker = await workerOf();
    await worker.broken();
    expect(worker.shown.map(({ title }) => title)).toEqual(['Bloom']);
  });

  it('brings the page that is open, else opens it; and leads to no other site', async () => {
    const worker = await workerOf();
    await worker.click('/b2b/merchant/orders/1');
    worker.pages.push({
      url: 'https://shop.example/b2b/merchant/orders/2?page=1',
      focus: async () => void worker.done.push('focused'),
    });
    await worker.click('/b2b/merchant/orders/2');
    await worker.click('https://evil.example/');
    await worker.click('//evil.example/');
    expect(worker.done).toEqual(['opened https://shop.example/b2b/merchant/orders/1', 'focused']);
  });
});
