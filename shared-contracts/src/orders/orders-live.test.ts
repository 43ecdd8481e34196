import { eventText, parseLiveOrder } from './orders-live.ts';
import { readOrderSums, sumOfDays } from './orders-sums.ts';

describe('events of orders', () => {
  it('travel as server-sent events', () => {
    expect(eventText('beat')).toBe('event: beat\ndata: {}\n\n');
    expect(eventText('order', { order_id: 'o' })).toBe('event: order\ndata: {"order_id":"o"}\n\n');
  });

  it('are read with whatever a later release says, and left out where they say nothing', () => {
    const text = '{"order_id":"o","order_number":"1001","change":"wrapped","more":1}';
    expect(parseLiveOrder(text)).toEqual({ id: 'o', number: '1001', change: 'wrapped' });
    for (const unreadable of ['', '{', '{}', '[]', 'null', '{"order_id":7}'])
      expect(parseLiveOrder(unreadable)).toBeNull();
  });
});

describe('sums of days', () => {
  const answer = readOrderSums.decode({
    zone: 'Europe/Moscow',
    days: [
      { date: '2026-06-13', count: 2, sum: 0.1, paid: 0.1 },
      { date: '2026-06-14', count: 1, sum: 0.2, paid: 0.2 },
      { date: '2026-06-15', count: 'many', sum: null },
    ],
  });

  it('add up to the kopeck, for as many days as are asked for', () => {
    expect(sumOfDays(answer, 3)).toEqual({ count: 3, sum: 0.3, paid: 0.3 });
    expect(sumOfDays(answer, 2)).toEqual({ count: 1, sum: 0.2, paid: 0.2 });
    expect(sumOfDays(answer, 1)).toEqual({ count: 0, sum: 0, paid: 0 });
  });

  it('are a failure without their days', () => {
    expect(() => readOrderSums.decode({ zone: 'Europe/Moscow' })).toThrow();
  });
});
