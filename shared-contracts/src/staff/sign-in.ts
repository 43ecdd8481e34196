import { z } from 'zod';
import { type StaffRole, staffRoles } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { instant, password, secondFactorCode, signInEmail } from '../wire/primitives.ts';
import { everyRole } from './roles.ts';

export const staffCredentials = z.object({ staff_id: z.string(), staff_auth_token: z.string() });

const credentials = z.object({ email: signInEmail, password: z.string().max(128) });

/**
 * Signs a member of staff in: always with a password and an app's code (decision 3.21). Without a code the error names the next step:
 * `second_factor_required`, or `second_factor_unset` where the app is not set up yet; its first valid code completes the setup.
 */
export const signInAsStaff = operation({
  name: 'signInAsStaff',
  group: 'auth',
  path: '/staff/sign-in',
  access: 'none',
  request: credentials.extend({ code: secondFactorCode.optional() }),
  response: staffCredentials,
  errors: ['invalid_credentials', 'second_factor_required', 'second_factor_unset', 'second_factor_wrong'],
  decode: (body) => ({ staffId: z.object({ staff_id: z.string().min(1) }).parse(body).staff_id }),
});

export const beginStaffCodes = operation({
  name: 'beginStaffCodes',
  group: 'auth',
  path: '/staff/begin-codes',
  access: 'none',
  request: credentials,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['invalid_credentials', 'already_exists'],
});

export const setStaffPassword = operation({
  name: 'setStaffPassword',
  group: 'auth',
  path: '/staff/set-password',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200), new_password: password }),
  response: z.object({ email: z.string() }),
  errors: ['reset_link_used'],
});

export const readStaffLink = operation({
  name: 'readStaffLink',
  group: 'auth',
  path: '/staff/link',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['reset_link_used'],
});

export interface StaffSession {
  staffId: string;
  email: string;
  role: StaffRole;
}

const session = z.object({ staff_id: z.string(), email: z.string(), role: z.enum(staffRoles), ends_at: instant });

export const readStaffSession = operation({
  name: 'readStaffSession',
  method: 'GET',
  group: 'auth',
  path: '/staff/session',
  access: 'admin',
  roles: everyRole,
  request: z.object({}),
  response: session,
  decode: (body): StaffSession => {
    const { staff_id, email, role } = session.parse(body);
    return { staffId: staff_id, email, role };
  },
});

export const signOutStaff = operation({
  name: 'signOutStaff',
  method: 'DELETE',
  group: 'auth',
  path: '/staff/session',
  access: 'admin',
  roles: everyRole,
  body: 'json',
  request: z.object({}),
  response: z.object({ revoked: z.int() }),
});
