import { renewPageToken, reportOnLeave, reportTelemetry } from '../page.ts';

interface Batch {
  token: string;
  events: { name: string; path: string }[];
}
let sent: Batch[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  const sendBeacon = (_: string, body: { text: string }) => sent.push(JSON.parse(body.text)) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  // Its text is read at once here.
  jest.spyOn(globalThis, 'Blob').mockImplementation((([text]: string[]) => ({ text })) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const report = (name: 'mf-orders' | 'mf-storefront') => reportTelemetry({ kind: 'error', name, cause: 'x' });
const namesOf = () => sent.map(({ events }) => events.map(({ name }) => name));

it('says on which page something went wrong, without what opens somebody’s order', () => {
  window.history.replaceState(null, '', '/b2b/shop/verbena/order/secret-token');
  report('mf-storefront');
  window.history.replaceState(null, '', '/b2b/shop/verbena/orders');
  report('mf-storefront');
  jest.advanceTimersByTime(1000);
  const paths = sent.flatMap(({ events }) => events.map(({ path }) => path));
  expect(paths).toEqual(['/b2b/shop/verbena/order/…', '/b2b/shop/verbena/orders']);
});

it('sends what waits when the page is left, and nothing twice', () => {
  reportOnLeave();
  report('mf-orders');
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  seen.mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(namesOf()).toEqual([['mf-orders']]);
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
});

it('sends what happened before the page got another token with the token of that time', () => {
  renewPageToken('first');
  report('mf-orders');
  renewPageToken('second');
  report('mf-storefront');
  jest.advanceTimersByTime(1000);
  expect(sent.map(({ token }) => token)).toEqual(['first', 'second']);
  expect(namesOf()).toEqual([['mf-orders'], ['mf-storefront']]);
});
