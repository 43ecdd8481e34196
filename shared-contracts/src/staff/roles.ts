import { type StaffRole, staffRoles } from '../wire/enums.ts';
import type { AnyOperation } from '../wire/operation.ts';

export const everyRole: readonly StaffRole[] = staffRoles;
export const decisionRoles: readonly StaffRole[] = ['manager', 'owner'];
export const ownerRoles: readonly StaffRole[] = ['owner'];

export const mayCall = ({ roles }: Pick<AnyOperation, 'roles'>, role: StaffRole): boolean => roles.includes(role);
