import { z } from 'zod';
import { type StaffRole, staffRoles } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { email, id, instant, page, perPage, totalCount } from '../wire/primitives.ts';
import { ownerRoles } from './roles.ts';

export const maxStaff = 200;

const member = z.object({
  staff_id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  is_disabled: z.boolean(),
  is_ready: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});

export interface StaffMember {
  id: string;
  email: string;
  role: StaffRole;
  isDisabled: boolean;
  isReady: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

const common = { group: 'api', access: 'admin', roles: ownerRoles } as const;

export const listStaff = operation({
  ...common,
  name: 'listStaff',
  path: '/admin-api/staff/list',
  request: z.object({}),
  response: z.object({ list: z.array(member).max(maxStaff) }),
  decode: (body): StaffMember[] =>
    z
      .object({ list: z.array(member) })
      .parse(body)
      .list.map((wire) => ({
        id: wire.staff_id,
        email: wire.email,
        role: wire.role,
        isDisabled: wire.is_disabled,
        isReady: wire.is_ready,
        createdAt: wire.created_at,
        lastUsedAt: wire.last_used_at,
      })),
});

const linked = z.object({ staff_id: z.string(), link: z.string() });

export const addStaff = operation({
  ...common,
  name: 'addStaff',
  path: '/admin-api/staff/add',
  request: z.object({ email, role: z.enum(staffRoles) }),
  response: linked,
  errors: ['email_taken', 'list_full'],
});

export const renewStaffLink = operation({
  ...common,
  name: 'renewStaffLink',
  path: '/admin-api/staff/renew-link',
  request: z.object({ staff_id: id }),
  response: linked,
  errors: ['not_found'],
});

export const changeStaff = operation({
  ...common,
  name: 'changeStaff',
  path: '/admin-api/staff/change',
  request: z.object({ staff_id: id, role: z.enum(staffRoles), is_disabled: z.boolean() }),
  response: z.object({ staff_id: z.string() }),
  errors: ['not_found', 'conflict'],
});

const line = z.object({
  line_id: z.string(),
  at: instant,
  actor: z.enum(['staff', 'merchant', 'nobody', 'system']),
  who: z.string(),
  kind: z.string(),
  subject: z.string(),
  shop: z.object({ merchant_id: z.string(), merchant_name: z.string(), title: z.string() }).optional(),
  detail: z.string(),
  address: z.string(),
  times: z.int(),
});
export type StaffLogLine = z.infer<typeof line>;

export const readStaffLog = operation({
  ...common,
  name: 'readStaffLog',
  path: '/admin-api/staff/log',
  request: z.object({ page, per_page: perPage }),
  response: z.object({ list: z.array(line), total_count: totalCount }),
  decode: (body) => {
    const answer = z.object({ list: z.array(line), total_count: totalCount }).parse(body);
    return { lines: answer.list, totalCount: answer.total_count };
  },
});
