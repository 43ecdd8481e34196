import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { instant } from '../wire/primitives.ts';
import { decisionRoles, everyRole } from './roles.ts';

export const usageKinds = ['orders', 'registrations', 'products', 'pictures', 'sign_ins'] as const;
export type UsageKind = (typeof usageKinds)[number];
export const usageDays = 30;

const job = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
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
  memory: z.object({ total: z.number(), free: z.number(), process: z.number() }),
  database_bytes: z.number(),
  started_at: instant,
  usage: z.array(day),
});
export type Platform = z.infer<typeof platform>;

const common = { group: 'api', access: 'admin' } as const;

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
  roles: decisionRoles,
  request: z.object({ name: z.string().min(1).max(100) }),
  response: z.object({ count: z.int() }),
  errors: ['not_found'],
} as const;

export const runDeadJobs = operation({ ...deadJob, name: 'runDeadJobs', path: '/admin-api/platform/run-dead' });

export const dropDeadJobs = operation({ ...deadJob, name: 'dropDeadJobs', path: '/admin-api/platform/drop-dead' });
