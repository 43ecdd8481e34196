export { noteRefusal } from './note-refusal.ts';
export { tokenLength } from './page-token.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';
export { watchReadings } from './watch-readings.ts';
