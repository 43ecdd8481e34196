import { isOtherYear, type ShopZone, shopDayOf } from 'shared-contracts';
import { checkoutTexts } from './checkout-texts.ts';

const words = checkoutTexts.checkout.day;

export function dayName(date: string, zone: ShopZone, now = new Date()): string {
  const today = shopDayOf(now, zone);
  const away = (new Date(date).getTime() - new Date(today).getTime()) / 86_400_000;
  const text = new Date(date).toLocaleDateString('ru-RU', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: isOtherYear(date, zone, now) ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
  const near = words.near[away];
  return near ? text.replace(/^[^,]+/, near) : text;
}
