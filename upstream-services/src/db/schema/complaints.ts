import type { ComplaintReason } from 'shared-contracts';

/** What somebody wrote to staff about a shop. */
export interface ComplaintsTable {
  complaint_id: string;
  merchant_id: string;
  reason: ComplaintReason;
  text: string;
  /** Where to answer; empty where nobody said. */
  contact: string;
  created_at: Date;
  closed_at: Date | null;
}
