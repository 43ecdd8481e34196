import { isOtherYear, type ShopZone, shopDayOf } from 'shared-contracts';
import { agoTexts } from '../lazy-texts.ts';
import { emptyValue, isEmpty } from './empty.ts';

interface TimeOptions {
  /** Europe/Moscow by default. */
  timeZone?: ShopZone;
}

const moscow = 'Europe/Moscow';

function moment(iso: string | null | undefined): Date | null {
  const date = isEmpty(iso) ? null : new Date(iso);
  return date && Number.isFinite(date.getTime()) ? date : null;
}

const write = (date: Date, timeZone: ShopZone, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }).format(date);

export function formatDate(iso: string | null | undefined, options: TimeOptions = {}, now: Date = new Date()): string {
  const date = moment(iso);
  if (!date) return emptyValue;
  const { timeZone = moscow } = options;
  const year = isOtherYear(shopDayOf(date, timeZone), timeZone, now) ? 'numeric' : undefined;
  return write(date, timeZone, { day: 'numeric', month: 'long', year });
}

export function formatTime(iso: string | null | undefined, { timeZone = moscow }: TimeOptions = {}): string {
  const date = moment(iso);
  return date ? write(date, timeZone, { hour: '2-digit', minute: '2-digit' }) : emptyValue;
}

function zoneName(date: Date, timeZone: ShopZone): string {
  if (timeZone === moscow) return agoTexts.moscow;
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  // As shops choose their zone, such as UTC+7.
  return parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
}

export function formatDateTime(
  iso: string | null | undefined,
  options: TimeOptions & { zone?: boolean } = {},
  now: Date = new Date(),
): string {
  const date = moment(iso);
  if (!date) return emptyValue;
  const { timeZone = moscow, zone = false } = options;
  const text = `${formatDate(iso, options, now)}, ${formatTime(iso, options)}`;
  return zone ? `${text} (${zoneName(date, timeZone)})` : text;
}

export function formatAgo(iso: string | null | undefined, now: Date, options: TimeOptions = {}): string {
  const date = moment(iso);
  if (!date) return emptyValue;
  const { timeZone = moscow } = options;
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return agoTexts.justNow;
  if (minutes < 60) return agoTexts.minutes(minutes);
  const isToday = shopDayOf(date, timeZone) === shopDayOf(now, timeZone);
  return isToday ? formatTime(iso, options) : formatDate(iso, options, now);
}
