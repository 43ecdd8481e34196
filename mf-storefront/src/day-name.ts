import { type ShopZone, shopDayOf } from 'shared-contracts';
import { checkoutTexts } from './checkout-texts.ts';

const words = checkoutTexts.checkout.day;

let weekday: Intl.DateTimeFormat | undefined;

/** A day by its name: 'Завтра, 26 ноября', 'пт, 27 ноября'. */
export function dayName(date: string, zone: ShopZone, now = new Date()): string {
  weekday ??= new Intl.DateTimeFormat('ru-RU', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const away = (new Date(date).getTime() - new Date(shopDayOf(now, zone)).getTime()) / 86_400_000;
  const text = weekday.format(new Date(date));
  const near = words.near[away];
  return near ? text.replace(/^[^,]+/, near) : text;
}
