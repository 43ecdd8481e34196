import { cleanText, isOtherYear, type ShopZone } from 'shared-contracts';
import { withoutAddresses } from './web-addresses.ts';

export const inlineText = (text: string): string =>
  cleanText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A name that somebody chose, for use inside of a sentence, without web addresses: our messages never contain a stranger's link. */
export const withoutLinks = (name: string): string => inlineText(withoutAddresses(inlineText(name)));

const moneyWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
const whole = moneyWith(0);
const exact = moneyWith(2);

export const moneyText = (roubles: number): string => (Number.isInteger(roubles) ? whole : exact).format(roubles);

const day = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

export function dayText(date: string, zone: ShopZone, now = new Date()): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return date;
  return (isOtherYear(date, zone, now) ? dayOfYear : day).format(time);
}

export const phoneText = (phone: string): string =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');
