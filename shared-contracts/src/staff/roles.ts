import { type StaffRole, staffRoles } from '../wire/enums.ts';
import type { AnyOperation } from '../wire/operation.ts';

/** Who may look. */
export const everyRole: readonly StaffRole[] = staffRoles;
/** Who may decide about merchants and the platform. */
export const deciding: readonly StaffRole[] = ['manager', 'owner'];
/** Who may make staff. */
export const owners: readonly StaffRole[] = ['owner'];

/** Whether a member of staff may call it: screens hide the rest, the services refuse it. */
export const mayCall = ({ roles }: Pick<AnyOperation, 'roles'>, role: StaffRole): boolean => roles.includes(role);
