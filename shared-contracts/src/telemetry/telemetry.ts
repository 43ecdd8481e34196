import { z } from 'zod';
import { maxTelemetryEvents } from '../pages/page-reports.ts';
import { releaseVersion } from '../registry/registry.ts';
import { containerName } from '../registry/remote-manifest.ts';
import { vitalNames } from './vitals.ts';

export const cohorts = ['stable', 'canary'] as const;
export type Cohort = (typeof cohorts)[number];

const telemetryEventSchema = z.object({
  kind: z.enum([
    'remote-loaded',
    'remote-failed',
    'remote-recovered',
    'remote-fallback',
    'render-failed',
    'unknown-slot',
    'error',
    'answer-refused',
    'vital',
  ]),
  name: containerName,
  version: releaseVersion.optional(),
  metric: z.enum(vitalNames).optional(),
  value: z.number().min(0).optional(),
  cause: z.string().max(300).optional(),
  path: z.string().max(300).optional(),
});
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

export const telemetryBatchSchema = z.object({
  token: z.string().max(100).default(''),
  events: z.array(telemetryEventSchema).min(1).max(maxTelemetryEvents),
});
export type TelemetryBatch = z.infer<typeof telemetryBatchSchema>;
