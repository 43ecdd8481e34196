import type { ComplaintReason } from 'shared-contracts';

export interface ComplaintsTable {
  complaint_id: string;
  merchant_id: string;
  reason: ComplaintReason;
  text: string;
  contact: string;
  created_at: Date;
  closed_at: Date | null;
}
