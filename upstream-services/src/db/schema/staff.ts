import type { Generated } from 'kysely';
import type { StaffRole } from 'shared-contracts';

export interface StaffTable {
  staff_id: string;
  email: string;
  role: StaffRole;
  password_hash: string | null;
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  totp_last_step: Generated<string | number>;
  is_disabled: Generated<boolean>;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

export interface StaffLinksTable {
  token_hash: Buffer;
  staff_id: string;
  expires_at: Date;
}

/** Sessions of staff. Expired ones are kept for a while, so that the log can name whose session was tried. */
export interface StaffSessionsTable {
  token_hash: Buffer;
  staff_id: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date;
}

export interface StaffLogTable {
  line_id: string;
  at: Date;
  actor: 'staff' | 'merchant' | 'nobody' | 'system';
  actor_id: string | null;
  kind: string;
  subject: string | null;
  detail: string | null;
  address: string | null;
  request_id: string | null;
  same_as: string | null;
  times: Generated<number>;
}

export interface StaffViewsTable {
  token_hash: Buffer;
  merchant_id: string;
  staff_id: string;
  expires_at: Date;
}
