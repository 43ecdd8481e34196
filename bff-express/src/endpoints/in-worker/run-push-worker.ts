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
 * Shows what is pushed, and opens the page that it is about. It answers no request and keeps nothing: pages and releases never come by it. Runs in
 * the service worker, and takes all that it needs as arguments.
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
    // The same word twice: a push service may bring it again.
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
