import { z } from 'zod';
import { everyRole } from '../staff/roles.ts';
import { operation } from '../wire/operation.ts';
import { instant } from '../wire/primitives.ts';
import { cohorts } from './telemetry.ts';
import { vitalNames } from './vitals.ts';

export const telemetryPeriods = {
  day: { parts: 24, hours: 1 },
  week: { parts: 28, hours: 6 },
  month: { parts: 30, hours: 24 },
} as const;
export type TelemetryPeriod = keyof typeof telemetryPeriods;

const counts = z.object({ loads: z.int(), troubled: z.int() });

const vital = z.object({ count: z.int(), p75: z.number().nullable() });

const release = counts.extend({
  name: z.string(),
  version: z.string(),
  cohort: z.enum(cohorts),
  last_at: instant,
  errors: z.int(),
  load_failures: z.int(),
  render_failures: z.int(),
  refusals: z.int(),
  vitals: z.record(z.enum(vitalNames), vital),
  series: z.array(counts.extend({ lcp: z.number().nullable() })),
});
export type ReleaseTelemetry = z.infer<typeof release>;

export const maxTelemetryReleases = 6;

export const readReleaseTelemetry = operation({
  group: 'api',
  access: 'admin',
  roles: everyRole,
  name: 'readReleaseTelemetry',
  path: '/admin-api/remotes/telemetry',
  request: z.object({ period: z.enum(['day', 'week', 'month']).default('day') }),
  response: z.object({ from: instant, releases: z.array(release), refused_reports: z.int() }),
});
