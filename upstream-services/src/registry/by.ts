import type { StaffOnlyCall, TeamCall } from '../http/bind.ts';

export const byTeam = ({ team: { team }, from, body }: TeamCall<{ name: string; reason: string }>) =>
  ({ name: body.name, reason: body.reason, actor: `team ${team}`, team, requestId: from.requestId }) as const;

export const byStaff = ({ staff, from, body }: StaffOnlyCall<{ name: string; reason: string }>) =>
  ({ name: body.name, reason: body.reason, actor: `staff ${staff.email}`, requestId: from.requestId }) as const;
