import { act, renderHook, waitFor } from '@testing-library/react';
import { checkout } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { createNetwork, inReads, offline, refuse } from 'shared-runtime/testing';
import { placed } from '../../testing/checkout.ts';
import { merchantName, peonyId } from '../../testing/shop.ts';
import { useCheckoutAttempt } from './use-checkout-attempt.ts';
import { type CheckoutTerms, emptyValues } from './values.ts';

const terms: CheckoutTerms = {
  deliveryMethods: methodsOf('Курьер — 300 ₽'),
  showAddress: true,
  payments: ['p2p'],
  cardText: false,
  openingHours: [],
  readyOn: '',
  when: null,
  zone: 'Europe/Moscow',
};
const values = { ...emptyValues, name: 'Ольга', phone: '+79001234567', deliveryMethod: 'way-1' };

beforeEach(() => localStorage.clear());

function start() {
  const network = createNetwork();
  network.on(checkout, placed);
  const handlers = { refused: jest.fn(), refresh: jest.fn(async () => {}), placed: jest.fn() };
  const lines = [{ productId: peonyId, sizeId: null, quantity: 1, price: 4900 }];
  const { result } = renderHook(
    () =>
      useCheckoutAttempt({
        merchantName,
        goods: { lines, sum: 4900, promo: null },
        onPromoRefused: handlers.refused,
        refresh: handlers.refresh,
        onPlaced: handlers.placed,
      }),
    { wrapper: inReads().wrapper },
  );
  const submit = () => act(() => result.current.submit(values, terms));
  return { network, handlers, result, submit };
}

const change = { product_id: peonyId, size_id: null, kind: 'price' as const, title: 'Пионы', was: 4900, now: 5100 };

it('waits for a connection, and no more once the order is placed', async () => {
  const { network, handlers, result, submit } = start();
  network.on(checkout, offline);
  await submit();
  expect(result.current).toMatchObject({ waiting: true, submitting: false, changes: [] });
  expect(result.current.isWaiting()).toBe(true);
  network.on(checkout, placed);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(handlers.placed).toHaveBeenCalledTimes(1));
  expect(result.current.isWaiting()).toBe(false);
  // Its page comes: the button stays as it is, and nothing is sent any more.
  await waitFor(() => expect(result.current).toMatchObject({ waiting: false, submitting: true, failure: undefined }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(network.sent(checkout)).toHaveLength(2);
});

it('waits no more where it is called off, or where the answer is another', async () => {
  const { network, result, submit } = start();
  network.on(checkout, offline);
  await submit();
  act(() => result.current.stopWaiting());
  expect(result.current).toMatchObject({ waiting: false, failure: undefined });
  expect(result.current.isWaiting()).toBe(false);
  await submit();
  network.on(checkout, refuse('internal'));
  await submit();
  expect(result.current).toMatchObject({ waiting: false, submitting: false });
  expect(result.current.failure).toMatchObject({ code: 'internal' });
});

it('names what has changed in the shop, asks it anew, and orders at the new prices once told to', async () => {
  const { network, handlers, result, submit } = start();
  network.on(checkout, refuse('cart_changed', { changes: [change] }));
  await submit();
  expect(handlers.refresh).toHaveBeenCalledTimes(1);
  expect(handlers.refused).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ changes: [change], failure: undefined, submitting: false });
  act(() => result.current.dismiss());
  expect(result.current.changes).toEqual([]);
  network.on(checkout, placed);
  await act(() => result.current.confirm());
  expect(handlers.placed).toHaveBeenCalledTimes(1);
  expect(result.current.changes).toEqual([]);
});

it('says that the shop changed where it does not say what, and tells of a promo code that holds no more', async () => {
  const { network, handlers, result, submit } = start();
  network.on(checkout, refuse('cart_changed'));
  await submit();
  expect(result.current.failure).toMatchObject({ code: 'cart_changed' });
  const promo = { reason: 'over' as const, least_order: null, starts: null };
  network.on(checkout, refuse('cart_changed', { changes: [change, { ...change, kind: 'promo', promo }] } as never));
  await submit();
  expect(handlers.refused).toHaveBeenCalledWith(promo);
});

it.each([
  ['payment_method', 1],
  ['delivery_info.name', 0],
])('asks the shop for its terms anew where %s is refused (%d times)', async (path, times) => {
  const { network, handlers, submit } = start();
  network.on(checkout, refuse('validation_failed', { errors: [{ path, code: 'custom', message: 'no' }] }));
  await submit();
  expect(handlers.refresh).toHaveBeenCalledTimes(times);
});

it('sends nothing before it was told what', async () => {
  const { network, result } = start();
  await act(() => result.current.confirm());
  expect(network.sent(checkout)).toEqual([]);
});

it('stays called off where that was said while a try was under way', async () => {
  const { network, result, submit } = start();
  network.on(checkout, offline);
  await submit();
  let fail = (): void => undefined;
  network.on(checkout, () => new Promise((resolve) => (fail = () => resolve(offline))));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(2));
  act(() => result.current.stopWaiting());
  await act(async () => fail());
  await waitFor(() => expect(result.current).toMatchObject({ waiting: false, submitting: false }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(network.sent(checkout)).toHaveLength(2);
});
