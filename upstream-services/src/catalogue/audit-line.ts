import type { AuditLine } from '../audit/index.ts';

export const lineOf = (merchantId: string, subjectId: string, from: AuditLine['from']): Omit<AuditLine, 'kind'> => ({
  merchantId,
  actor: 'merchant',
  actorId: merchantId,
  subjectId,
  from,
});
