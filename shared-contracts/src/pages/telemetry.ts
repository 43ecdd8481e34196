import { z } from 'zod';
import { maxTelemetryEvents } from './page-reports.ts';
import { releaseVersion } from './registry.ts';
import { containerName } from './remote-manifest.ts';
import { vitalNames } from './vitals.ts';

/** Who gets a release: everybody, or some who try it. */
export const cohorts = ['stable', 'canary'] as const;
export type Cohort = (typeof cohorts)[number];

/** What a browser tells the BFF about itself at `/b2b/bff/telemetry`; no personal data. */
const telemetryEventSchema = z.object({
  kind: z.enum([
    'remote-loaded',
    'remote-failed',
    'remote-recovered',
    'remote-fallback',
    'render-failed',
    'unknown-slot',
    'error',
    /** An answer that the release cannot read. */
    'answer-refused',
    'vital',
  ]),
  /** Container that it is about. */
  name: containerName,
  /** Its release, where it may be another than the page was given. */
  version: releaseVersion.optional(),
  /** Which vital, and its value: milliseconds, or a number without a unit. */
  metric: z.enum(vitalNames).optional(),
  value: z.number().min(0).optional(),
  cause: z.string().max(300).optional(),
  path: z.string().max(300).optional(),
});
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

export const telemetryBatchSchema = z.object({
  /** The page's token; without it nothing is believed. */
  token: z.string().max(100).default(''),
  events: z.array(telemetryEventSchema).min(1).max(maxTelemetryEvents),
});
export type TelemetryBatch = z.infer<typeof telemetryBatchSchema>;
