import { presentSubscription, pushSupport, subscribe } from './index.ts';

const place = { worker: '/b2b/shop/verbena/push-worker.js', scope: '/b2b/shop/verbena/order/' };
const wire = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
const subscription = (unsubscribe = async () => true) => ({
  unsubscribe,
  toJSON: () => ({ endpoint: wire.endpoint, keys: { p256dh: wire.p256dh, auth: wire.auth } }),
});

function browserWith(pushManager: object, scope = place.scope) {
  const registration = { active: {}, scope: `http://localhost${scope}`, pushManager };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  Object.assign(window, {
    Notification: { permission: 'granted', requestPermission: async () => 'granted' },
    PushManager: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

it('gives up a subscription that was made with another key, and makes a new one', async () => {
  let before: ReturnType<typeof subscription> | null = subscription(async () => {
    before = null;
    return true;
  });
  browserWith({
    getSubscription: async () => before,
    subscribe: async () => {
      if (before) throw new DOMException('', 'InvalidStateError');
      return subscription();
    },
  });
  expect(await subscribe(place, 'new-key')).toEqual(wire);
});

it('takes the subscription of a wider page, as the office’s is, for none of its own', async () => {
  const pushManager = { getSubscription: async () => subscription() };
  browserWith(pushManager, '/b2b/');
  expect(await presentSubscription(place)).toBeNull();
  browserWith(pushManager);
  expect(await presentSubscription(place)).toEqual(wire);
});

it.each([
  ['a browser of an iPhone', 'iPhone', false, 'needs-home-screen'],
  ['the app on its home screen', 'iPhone', true, 'unsupported'],
  ['an old browser elsewhere', 'Windows NT 10.0', false, 'unsupported'],
])('says what is to be done where notifications cannot be had: %s', (_, system, installed, support) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
  const before = globalThis.matchMedia;
  globalThis.matchMedia = (() => ({ matches: installed })) as never;
  expect(pushSupport()).toBe(support);
  globalThis.matchMedia = before;
});
