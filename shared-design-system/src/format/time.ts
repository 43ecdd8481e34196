import { ago } from '../lazy-texts.ts';
import { isEmpty, nothing } from './empty.ts';

/** Where the clock hangs. */
interface TimeOptions {
  /** IANA name; Europe/Moscow by default (decision 5.2). */
  timeZone?: string;
}

const moscow = 'Europe/Moscow';

/** The moment of an ISO 8601 text; null where it is empty or malformed. */
function moment(iso: string | null | undefined): Date | null {
  const date = isEmpty(iso) ? null : new Date(iso);
  return date && Number.isFinite(date.getTime()) ? date : null;
}

const write = (date: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }).format(date);

const yearOf = (date: Date, timeZone: string) => write(date, timeZone, { year: 'numeric' });
const dayOf = (date: Date, timeZone: string) =>
  write(date, timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' });

/**
 * `14 июня`, with the year where it is another than now's.
 * @param now for tests; the present moment
 */
export function formatDate(iso: string | null | undefined, options: TimeOptions = {}, now: Date = new Date()): string {
  const date = moment(iso);
  if (!date) return nothing;
  const { timeZone = moscow } = options;
  const sameYear = yearOf(date, timeZone) === yearOf(now, timeZone);
  return write(date, timeZone, { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) });
}

/** `10:24` */
export function formatTime(iso: string | null | undefined, { timeZone = moscow }: TimeOptions = {}): string {
  const date = moment(iso);
  return date ? write(date, timeZone, { hour: '2-digit', minute: '2-digit' }) : nothing;
}

/** Short name of a zone: `мск` for Moscow, `UTC+5` for others. */
function zoneName(date: Date, timeZone: string): string {
  if (timeZone === moscow) return ago.moscow;
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  // As shops choose it.
  return parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
}

/** `14 июня, 10:24`; with `zone` it says whose clock: `14 июня, 10:24 (мск)`. */
export function formatDateTime(
  iso: string | null | undefined,
  options: TimeOptions & { zone?: boolean } = {},
  now: Date = new Date(),
): string {
  const date = moment(iso);
  if (!date) return nothing;
  const { timeZone = moscow, zone = false } = options;
  const text = `${formatDate(iso, options, now)}, ${formatTime(iso, options)}`;
  return zone ? `${text} (${zoneName(date, timeZone)})` : text;
}

/** How long ago, as a list of orders says it: `только что`, `14 мин`, `11:20` today, `14 июня` before. */
export function formatAgo(iso: string | null | undefined, now: Date, options: TimeOptions = {}): string {
  const date = moment(iso);
  if (!date) return nothing;
  const { timeZone = moscow } = options;
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return ago.justNow;
  if (minutes < 60) return ago.minutes(minutes);
  return dayOf(date, timeZone) === dayOf(now, timeZone) ? formatTime(iso, options) : formatDate(iso, options, now);
}
