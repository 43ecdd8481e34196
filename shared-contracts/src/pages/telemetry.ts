import { z } from 'zod';

/** What a browser tells the BFF about itself at `/b2b/bff/telemetry`; no personal data. */
const telemetryEventSchema = z.object({
  kind: z.enum(['remote-failed', 'remote-recovered', 'remote-fallback', 'render-failed', 'error', 'vital']),
  /** Container or metric that it is about. */
  name: z.string().max(80),
  version: z.string().max(80).optional(),
  cause: z.string().max(300).optional(),
  value: z.number().optional(),
  path: z.string().max(300).optional(),
});
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

export const telemetryBatchSchema = z.object({ events: z.array(telemetryEventSchema).min(1).max(50) });
