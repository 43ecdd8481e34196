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
/** The zone of a shop that has set none (decision 5.2), and of what is no shop's, such as the platform's own numbers. */
export const defaultZone: ShopZone = shopZones[0];
