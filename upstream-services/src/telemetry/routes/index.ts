/** What was counted of releases: taken from the BFF, told to staff. */

export { default as addReleaseCounts } from './add-release-counts.ts';
export { default as readReleaseTelemetry } from './read-release-telemetry.ts';
