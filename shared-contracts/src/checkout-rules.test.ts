import { isPickup, shopDayOf } from './checkout-rules.ts';

it.each([
  ['2026-06-14T20:59:59Z', '2026-06-14'],
  ['2026-06-14T21:00:00Z', '2026-06-15'],
])("says the shop's day, whatever the zone of the machine: %s", (moment, day) => {
  expect(shopDayOf(new Date(moment))).toBe(day);
});

it.each([
  ['Самовывоз — ул. Лажечникова, 9', true],
  ['  САМОВЫВОЗ', true],
  ['Забрать в мастерской', true],
  ['Курьером, самовывоза нет', false],
  ['', false],
])('knows a way without an address: %s', (method, expected) => {
  expect(isPickup(method)).toBe(expected);
});
