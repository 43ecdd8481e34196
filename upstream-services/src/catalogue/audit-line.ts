import type { AuditLine } from '../audit/index.ts';

export const catalogueAuditLine = (
  merchantId: string,
  subjectId: string,
  from: AuditLine['from'],
): Omit<AuditLine, 'kind'> => ({ merchantId, actor: 'merchant', actorId: merchantId, subjectId, from });
