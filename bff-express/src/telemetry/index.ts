export { noteRefusal } from './note-refusal.ts';
export { tokenLength } from './page-token.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';
export { watchCanaryMetrics } from './watch-canary-metrics.ts';
