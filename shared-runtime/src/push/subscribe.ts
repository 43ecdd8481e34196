import type { PushSubscriptionWire } from 'shared-contracts';

interface PushWorker {
  worker: string;
  scope: string;
}

function wireOf(subscription: PushSubscription): PushSubscriptionWire {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

const registrationOf = ({ scope }: PushWorker) => navigator.serviceWorker.getRegistration(scope);

export async function presentSubscription(pushWorker: PushWorker): Promise<PushSubscriptionWire | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in window) || Notification.permission !== 'granted')
    return null;
  const registration = await registrationOf(pushWorker);
  const isOurs = registration !== undefined && new URL(registration.scope).pathname === pushWorker.scope;
  const subscription = isOurs ? await registration.pushManager.getSubscription() : null;
  return subscription && wireOf(subscription);
}

/** Resolves when the worker is active: one that was just registered cannot subscribe yet. */
function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the service worker did not start'));
    });
  });
}

/**
 * Asks for permission and subscribes. Only after a press: browsers block pages that ask by themselves.
 * @param key the platform's public key, in base64url
 * @returns null where the person said no
 * @throws where the browser cannot
 */
export async function subscribe(pushWorker: PushWorker, key: string): Promise<PushSubscriptionWire | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { worker, scope } = pushWorker;
  const registration = await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
  await whenActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return wireOf(await registration.pushManager.subscribe(options));
  } catch (error) {
    const before = await registration.pushManager.getSubscription();
    if (!before) throw error;
    // The earlier subscription was made with another key of the platform's.
    await before.unsubscribe();
    return wireOf(await registration.pushManager.subscribe(options));
  }
}

export async function unsubscribe(pushWorker: PushWorker): Promise<void> {
  const registration = await registrationOf(pushWorker);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
