/** Zones that a shop's clock can be set to: one for each of Russia's offsets, which change no clocks. */
export const shopZones = [
  'Europe/Moscow',
  'Europe/Kaliningrad',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const;
export type ShopZone = (typeof shopZones)[number];
export const defaultZone: ShopZone = shopZones[0];
