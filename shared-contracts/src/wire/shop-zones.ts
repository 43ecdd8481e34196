/** Time zones for shops: one for each of Russia's offsets. None of them has summer time. */
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
