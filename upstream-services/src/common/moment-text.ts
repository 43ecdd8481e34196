import type { ShopZone } from 'shared-contracts';
import { zoneNames } from './zone-names.ts';

const formatOf = (timeZone: ShopZone) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, dateStyle: 'long', timeStyle: 'short' });

/** A moment by a shop's clock, with the zone that it is told by. */
export const momentText = (at: Date, zone: ShopZone): string => `${formatOf(zone).format(at)} (${zoneNames[zone]})`;
