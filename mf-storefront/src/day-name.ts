import { type ShopZone, shopDayOf } from 'shared-contracts';
import { checkoutTexts } from './checkout-texts.ts';

const words = checkoutTexts.checkout.day;

export function dayName(date: string, zone: ShopZone, now = new Date()): string {
  const today = shopDayOf(now, zone);
  const away = (new Date(date).getTime() - new Date(today).getTime()) / 86_400_000;
  const text = new Date(date).toLocaleDateString('ru-RU', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    timeZone: 'UTC',
  });
  const near = words.near[away];
  return near ? text.replace(/^[^,]+/, near) : text;
}
