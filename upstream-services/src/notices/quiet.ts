import { type QuietHours, shopZone } from 'shared-contracts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, hour: '2-digit', minute: '2-digit' });

/** Whether a moment lies in the quiet hours, in the shop's zone; they may go over midnight. */
export function isWithin({ from, to }: QuietHours, at: Date): boolean {
  const time = clock.format(at);
  return from < to ? from <= time && time < to : time >= from || time < to;
}
