import { bffPath, maxTelemetryEvents, type TelemetryBatch, type TelemetryEvent } from 'shared-contracts';
import { debounce } from '../timing/debounce.ts';
import { changePageToken, pageToken } from './page-token.ts';

let events: TelemetryEvent[] = [];
const remembered = 20;
const last: TelemetryEvent[] = [];

export const lastReports = (): readonly TelemetryEvent[] => last;

function send(): void {
  if (events.length === 0) return;
  const batch: TelemetryBatch = { token: pageToken(), events };
  events = [];
  // A page that is being closed still delivers a beacon.
  navigator.sendBeacon(`${bffPath}/telemetry`, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

const sendSoon = debounce(send, 1000);

/** Tells the BFF what went well or wrong, or how fast it was, in this browser; no personal data. Never throws. */
export function reportTelemetry(event: TelemetryEvent): void {
  last.push(event);
  if (last.length > remembered) last.shift();
  if (events.length >= maxTelemetryEvents) return;
  events.push({ path: location.pathname.replace(/\/order\/.*/, '/order/…'), ...event });
  sendSoon();
}

export function reportOnLeave(): void {
  // The event reaches the window last, after listeners that may have something to report.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendSoon.flush();
  });
}

export function renewPageToken(token: string): void {
  sendSoon.flush();
  changePageToken(token);
}
