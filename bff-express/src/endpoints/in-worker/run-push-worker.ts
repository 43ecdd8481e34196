/// <reference lib="dom" />
import type { PushMessage } from 'shared-contracts';

interface WorkerScope {
  location: { origin: string };
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<{ data: { event?: string } | null }[]>;
  };
  clients: {
    matchAll(filter: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown } | null;
  notification: { close(): void; data: { url?: string } | null };
}

/**
 * Shows pushed messages as notifications; a click opens the page of the message. The worker handles no `fetch` and caches nothing, so pages and
 * releases never come from it. The function's source runs in the service worker, so everything it needs is passed as an argument.
 */
export function runPushWorker(worker: WorkerScope, { name, icon }: { name: string; icon: string }): void {
  const read = (event: WorkerEvent): Partial<PushMessage> => {
    try {
      return (event.data?.json() ?? {}) as Partial<PushMessage>;
    } catch {
      return {};
    }
  };
  const show = async ({ title, body, tag = '', event, url, silent = false, badge }: Partial<PushMessage>) => {
    const shown = tag === '' ? [] : await worker.registration.getNotifications({ tag });
    // A push service may deliver the same message twice: the second time it makes no sound.
    const again = shown.some(({ data }) => event !== undefined && data?.event === event);
    const options = { body, tag, icon, lang: 'ru', silent: silent || again, data: { event, url } };
    const renotify = tag !== '' && !options.silent;
    await worker.registration.showNotification(title ?? name, renotify ? { ...options, renotify } : options);
    if (badge === undefined) return;
    await (badge > 0 ? worker.navigator.setAppBadge?.(badge) : worker.navigator.clearAppBadge?.());
  };
  const open = async (path: string) => {
    const { origin } = worker.location;
    const url = new URL(path, origin);
    if (url.origin !== origin) return;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
    await (page ? page.focus() : worker.clients.openWindow(url.href));
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('push', (event) => event.waitUntil(show(read(event))));
  worker.addEventListener('notificationclick', (event) => {
    const { data } = event.notification;
    event.notification.close();
    if (data?.url) event.waitUntil(open(data.url));
  });
}
