import fc from 'fast-check';
import {
  dueOf,
  mergeProviderState,
  overpaidOf,
  type PaymentBalance,
  paymentStateOf,
  type SettledBalance,
} from './states.ts';

const of = (
  status: PaymentBalance['status'],
  amount = 100,
  refunded = 0,
  released = 0,
  returned = 0,
  refunding = 0,
): SettledBalance => ({ status, amount, refunded, released, returned, refunding });

it.each<[string, PaymentBalance[], string]>([
  ['there is none', [], 'pending'],
  ['it is only begun', [of('creating')], 'pending'],
  ['it waits for the shopper', [of('pending')], 'pending'],
  ['it is held', [of('waiting_for_capture')], 'waiting_for_capture'],
  ['it is paid', [of('succeeded')], 'succeeded'],
  ['it came to nothing', [of('canceled')], 'canceled'],
  ['it came to nothing, and is paid again', [of('canceled'), of('pending')], 'pending'],
  ['it came to nothing, and was paid then', [of('canceled'), of('succeeded')], 'succeeded'],
  ['a part is given back', [of('succeeded', 100, 99)], 'succeeded'],
  ['all is given back', [of('succeeded', 100, 100)], 'refunded'],
  ['one of two is given back', [of('succeeded', 100, 100), of('succeeded', 50)], 'succeeded'],
  ['both are given back', [of('succeeded', 100, 100), of('succeeded', 50, 50)], 'refunded'],
  ['less was taken than was held', [of('succeeded', 100, 0, 40)], 'succeeded'],
  ['all that was taken is given back', [of('succeeded', 100, 60, 40)], 'refunded'],
  ['it is paid, and a difference is open', [of('succeeded'), of('pending', 20)], 'succeeded'],
])('[4.3.1] where %s, the order says so', (_, payments, expected) => {
  expect(paymentStateOf(payments)).toBe(expected);
});

it('what is due is what no payment holds or has brought', () => {
  expect(dueOf(300, [of('canceled', 300), of('succeeded', 100), of('waiting_for_capture', 150)])).toBe(50);
  expect(dueOf(300, [of('pending', 300)])).toBe(300);
  expect(dueOf(300, [of('succeeded', 300, 0, 100)])).toBe(0);
});

it('what was given back because the order cost less is due where it costs more again, a kindness is not', () => {
  expect(dueOf(300, [of('succeeded', 300, 100, 0, 100)])).toBe(100);
  expect(dueOf(300, [of('succeeded', 300, 100)])).toBe(0);
});

it('what came and is more than the order costs is to be given back once, and nothing that was never taken', () => {
  expect(overpaidOf(200, [of('succeeded', 300)])).toBe(100);
  expect(overpaidOf(200, [of('succeeded', 300, 100, 0, 100)])).toBe(0);
  expect(overpaidOf(200, [of('succeeded', 300, 0, 100)])).toBe(0);
  expect(overpaidOf(300, [of('succeeded', 200), of('pending', 300)])).toBe(0);
});

it('what has gone or is going back for whatever reason is held no more, and is not to be given back again', () => {
  expect(overpaidOf(200, [of('succeeded', 300, 100)])).toBe(0);
  expect(overpaidOf(200, [of('succeeded', 300, 40, 0, 0, 60)])).toBe(0);
  expect(overpaidOf(100, [of('succeeded', 300, 250)])).toBe(0);
  expect(overpaidOf(100, [of('succeeded', 300, 50)])).toBe(150);
});

const courses = [
  ['pending', 'canceled'],
  ['pending', 'succeeded'],
  ['pending', 'waiting_for_capture', 'succeeded'],
  ['pending', 'waiting_for_capture', 'canceled'],
] as const;
const course = fc.constantFrom(...courses).chain((statuses) =>
  fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 4 }).map((parts) => {
    const told: Pick<PaymentBalance, 'status' | 'refunded'>[] = statuses.map((status) => ({ status, refunded: 0 }));
    if (told.at(-1)?.status !== 'succeeded') return told;
    let refunded = 0;
    for (const part of parts) {
      refunded = Math.min(100, refunded + part);
      told.push({ status: 'succeeded', refunded });
    }
    return told;
  }),
);
const heard = course.chain((told) =>
  fc
    .array(fc.nat({ max: told.length - 1 }), { maxLength: 12 })
    .chain((more) => fc.shuffledSubarray([...more, told.length - 1], { minLength: more.length + 1 }))
    .map((order) => ({ told, heard: order.map((index) => told[index] as Omit<PaymentBalance, 'amount'>) })),
);

const order = ['creating', 'pending', 'waiting_for_capture', 'canceled', 'succeeded'];

it('any order of notifications, each any number of times, comes to the same end', () => {
  fc.assert(
    fc.property(heard, ({ told, heard }) => {
      const end = heard.reduce<PaymentBalance & { isTold?: boolean }>(
        (known, one) => ({ ...mergeProviderState(known, known.isTold === true, one), isTold: true }),
        of('creating'),
      );
      expect([end.status, end.refunded]).toEqual([told.at(-1)?.status, told.at(-1)?.refunded]);
    }),
  );
});

it('a payment never goes back along what the provider said', () => {
  fc.assert(
    fc.property(heard, ({ heard }) => {
      let known = of('creating');
      for (const [index, one] of heard.entries()) {
        const next = mergeProviderState(known, index > 0, one);
        expect(order.indexOf(next.status)).toBeGreaterThanOrEqual(order.indexOf(known.status));
        expect(next.refunded).toBeGreaterThanOrEqual(known.refunded);
        known = next;
      }
    }),
  );
});

it('what was given up without the provider’s word is taken up at its word', () => {
  expect(mergeProviderState(of('canceled'), false, { status: 'pending', refunded: 0 }).status).toBe('pending');
  expect(mergeProviderState(of('canceled'), true, { status: 'pending', refunded: 0 }).status).toBe('canceled');
});

it('the payments of an order say the same in whatever order they stand', () => {
  const payment = fc.record({
    status: fc.constantFrom('creating', 'pending', 'waiting_for_capture', 'succeeded', 'canceled'),
    amount: fc.integer({ min: 1, max: 1000 }),
    refunded: fc.integer({ min: 0, max: 1000 }),
  }) as fc.Arbitrary<PaymentBalance>;
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), (payments) => {
      expect(paymentStateOf([...payments].reverse())).toBe(paymentStateOf(payments));
    }),
  );
});
