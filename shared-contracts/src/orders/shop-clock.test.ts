import { momentAtShop, shopTimeOf } from '../index.ts';

it("tells moments by the shop's clock, and back", () => {
  expect(shopTimeOf(new Date('2026-03-07T21:00:00Z'))).toBe('2026-03-08T00:00');
  expect(momentAtShop('2026-03-08T00:00').toISOString()).toBe('2026-03-07T21:00:00.000Z');
  expect(momentAtShop('2026-12-31T23:59').toISOString()).toBe('2026-12-31T20:59:00.000Z');
});
