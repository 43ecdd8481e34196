import { isOtherYear, parseShopTime, type ShopZone, shopDayOf, shopTimeOf, shopZones } from '../index.ts';

it.each<[ShopZone, string, string]>([
  ['Europe/Moscow', '2026-03-07T21:00:00.000Z', '2026-03-08T00:00'],
  ['Europe/Moscow', '2026-12-31T20:59:00.000Z', '2026-12-31T23:59'],
  ['Europe/Kaliningrad', '2026-03-07T22:00:00.000Z', '2026-03-08T00:00'],
  ['Asia/Kamchatka', '2026-03-07T12:00:00.000Z', '2026-03-08T00:00'],
  // Half past eleven in the evening in Moscow.
  ['Asia/Kamchatka', '2026-03-07T20:30:00.000Z', '2026-03-08T08:30'],
])("tells moments by the shop's clock, and back: in %s it is at %s %s", (zone, moment, time) => {
  expect(shopTimeOf(new Date(moment), zone)).toBe(time);
  expect(parseShopTime(time, zone).toISOString()).toBe(moment);
});

it.each<[ShopZone, string, string]>([
  ['Europe/Moscow', '2026-06-14T20:59:59Z', '2026-06-14'],
  ['Europe/Moscow', '2026-06-14T21:00:00Z', '2026-06-15'],
  ['Asia/Kamchatka', '2026-06-14T11:59:59Z', '2026-06-14'],
  ['Asia/Kamchatka', '2026-06-14T12:00:00Z', '2026-06-15'],
])("says the shop's day, whatever the zone of the machine: in %s it is at %s %s", (zone, moment, day) => {
  expect(shopDayOf(new Date(moment), zone)).toBe(day);
});

it("tells another year by the shop's clock", () => {
  const newYear = new Date('2026-12-31T12:00:00Z');
  expect(isOtherYear('2026-12-31', 'Europe/Moscow', newYear)).toBe(false);
  expect(isOtherYear('2027-01-01', 'Europe/Moscow', newYear)).toBe(true);
  expect(isOtherYear('2027-01-01', 'Asia/Kamchatka', newYear)).toBe(false);
});

it('knows a zone of each of Russia’s offsets, two to twelve hours ahead', () => {
  const ahead = shopZones.map((zone) => Number(shopTimeOf(new Date('2026-06-14T00:00Z'), zone).slice(11, 13)));
  expect(ahead.sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
