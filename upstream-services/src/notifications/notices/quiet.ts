import { type QuietHours, type ShopZone, shopTimeOf } from 'shared-contracts';

export function isQuietTime({ from, to }: QuietHours, at: Date, zone: ShopZone): boolean {
  const time = shopTimeOf(at, zone).slice(11);
  return from < to ? from <= time && time < to : time >= from || time < to;
}
