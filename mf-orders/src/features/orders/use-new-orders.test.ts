import { renderHook } from '@testing-library/react';
import type { Order } from 'shared-contracts';
import { useNewOrders } from './use-new-orders.ts';

const order = (id: string, hour: number, more: object = {}): Order =>
  ({ id, created: `2026-11-30T${hour}:00:00.000Z`, status: 'created', source: 'shop', ...more }) as Order;

function watch(first: readonly Order[]) {
  const arrived: string[] = [];
  const { rerender } = renderHook((orders: readonly Order[]) => useNewOrders(orders, ({ id }) => arrived.push(id)), {
    initialProps: first,
  });
  return { arrived, rerender };
}

it('tells of orders that come, the oldest first, and of none that were there', () => {
  const { arrived, rerender } = watch([order('a', 10)]);
  rerender([order('c', 12), order('b', 11), order('a', 10)]);
  expect(arrived).toEqual(['b', 'c']);
});

it('tells of no order twice, though the list was empty or older for a moment', () => {
  const { arrived, rerender } = watch([order('b', 11), order('a', 10)]);
  rerender([]);
  rerender([order('a', 10)]);
  rerender([order('b', 11), order('a', 10)]);
  expect(arrived).toEqual([]);
});

it('tells of none that the merchant has written, or that is further on', () => {
  const { arrived, rerender } = watch([order('a', 10)]);
  rerender([order('c', 12, { source: 'by_hand' }), order('b', 11, { status: 'accepted' }), order('a', 10)]);
  expect(arrived).toEqual([]);
});
