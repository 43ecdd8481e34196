export { default as addReleaseCounts } from './add-release-counts.ts';
export { default as readReleaseTelemetry } from './read-release-telemetry.ts';
