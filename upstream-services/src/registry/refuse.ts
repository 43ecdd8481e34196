import type { Refusal } from '../common/refusal.ts';
import type { TeamCall } from '../http/bind.ts';
import { noteRelease } from './history.ts';

export async function refuseRelease(
  { context, team: { team }, from }: TeamCall,
  refusal: Refusal,
  about: { name: string; version?: string; commit?: string },
): Promise<never> {
  const { code, extra } = refusal;
  const reason = extra.detail ?? code;
  const line = { ...about, kind: 'refused', actor: `team ${team}`, reason, requestId: from.requestId } as const;
  await noteRelease(context.db, line, context.now());
  throw refusal;
}
