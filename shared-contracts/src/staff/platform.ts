import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { instant } from '../wire/primitives.ts';
import { deciding, everyRole } from './roles.ts';

/** What is counted for each day of the platform. */
export const usageKinds = ['orders', 'registrations', 'products', 'pictures', 'sign_ins'] as const;
export type UsageKind = (typeof usageKinds)[number];
/** Days that are told. */
export const usageDays = 30;

const job = z.object({
  name: z.string(),
  /** Jobs that wait, and that run. */
  waiting: z.int(),
  active: z.int(),
  /** Jobs that failed for good, since when. */
  dead: z.int(),
  dead_since: instant.nullable(),
});
const disk = z.object({
  holds: z.enum(['database', 'pictures']),
  free: z.number(),
  total: z.number(),
  reserve: z.number(),
});
const day = z.object({ date: z.string(), counts: z.record(z.enum(usageKinds), z.int()) });

const platform = z.object({
  jobs: z.array(job),
  disks: z.array(disk),
  /** Bytes of the machine, and of the process that answers. */
  memory: z.object({ total: z.number(), free: z.number(), process: z.number() }),
  database_bytes: z.number(),
  started_at: instant,
  /** Oldest first, today last; counted every hour. */
  usage: z.array(day),
});
export type Platform = z.infer<typeof platform>;

const common = { group: 'api', access: 'admin' } as const;

/** How the platform is: queue, disks, memory, use by day. */
export const readPlatform = operation({
  ...common,
  roles: everyRole,
  name: 'readPlatform',
  path: '/admin-api/platform/read',
  request: z.object({}),
  response: platform,
});

const deadJob = {
  ...common,
  roles: deciding,
  request: z.object({ name: z.string().min(1).max(100) }),
  response: z.object({ count: z.int() }),
  errors: ['not_found'],
} as const;

/** Has jobs run again that failed for good. */
export const runDeadJobs = operation({ ...deadJob, name: 'runDeadJobs', path: '/admin-api/platform/run-dead' });

/** Throws jobs away that failed for good. */
export const dropDeadJobs = operation({ ...deadJob, name: 'dropDeadJobs', path: '/admin-api/platform/drop-dead' });
