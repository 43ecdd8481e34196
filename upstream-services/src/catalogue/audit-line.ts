import { type AuditLine, byMerchant } from '../audit/index.ts';

export const catalogueAuditLine = (
  merchantId: string,
  subjectId: string,
  from: AuditLine['from'],
): Omit<AuditLine, 'kind'> => ({ ...byMerchant(merchantId, from), subjectId });
