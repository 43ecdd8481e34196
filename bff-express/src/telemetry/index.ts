export { watchCanaries } from './canary-watch.ts';
export { noteRefusal } from './note-refusal.ts';
export { tokenLength } from './page-token.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';
