import { bffPath, type TelemetryEvent } from 'shared-contracts';
import { debounce } from '../timing/debounce.ts';

const batch = 50;
let events: TelemetryEvent[] = [];
/** How many of what was told last the page remembers, for its debug dialog. */
const remembered = 20;
const last: TelemetryEvent[] = [];

/** What was told last, sent or not, oldest first. */
export const lastReports = (): readonly TelemetryEvent[] => last;

function send(): void {
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  events = [];
  // A page that is being closed still delivers a beacon.
  navigator.sendBeacon(`${bffPath}/telemetry`, body);
}

const sendSoon = debounce(send, 1000);

/** Tells the BFF what went wrong, or how fast it was, in this browser; no personal data. Never throws. */
export function report(event: TelemetryEvent): void {
  last.push(event);
  if (last.length > remembered) last.shift();
  if (events.length >= batch) return;
  events.push({ path: location.pathname.replace(/\/order\/.*/, '/order/…'), ...event });
  sendSoon();
}

/** Sends what is waiting when the page is hidden; the host calls it once. */
export function reportOnLeave(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendSoon.flush();
  });
}
