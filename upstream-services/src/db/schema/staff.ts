import type { Generated } from 'kysely';
import type { StaffRole } from 'shared-contracts';

/** Who runs the platform (decision 3.21). */
export interface StaffTable {
  staff_id: string;
  /** Lower case. */
  email: string;
  role: StaffRole;
  /** argon2id, with its parameters; null until the first link was used. */
  password_hash: string | null;
  /** Sealed; null until an app was begun with. */
  totp_secret: Buffer | null;
  /** When the first code of the app was right. */
  totp_confirmed_at: Date | null;
  /** The latest step of 30 seconds whose code was taken: no code is taken twice. Text, as every bigint. */
  totp_last_step: Generated<string | number>;
  is_disabled: Generated<boolean>;
  created_at: Date;
  /** Known to a minute; null until the first sign-in. It outlives the sessions. */
  last_used_at: Generated<Date | null>;
}

/** Links that set a password, each once. */
export interface StaffLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  staff_id: string;
  expires_at: Date;
}

/** Sessions of staff. Those that are over stay for a while, so that a try with one is known as whose it was. */
export interface StaffSessionsTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  staff_id: string;
  created_at: Date;
  expires_at: Date;
  /** Known to a minute. */
  last_used_at: Date;
}

/** What staff did beside what the audit log of a merchant has, and every refused call of staff. */
export interface StaffLogTable {
  line_id: string;
  at: Date;
  actor: 'staff' | 'merchant' | 'nobody' | 'system';
  actor_id: string | null;
  kind: string;
  /** Whom or what it concerns: an e-mail, or the operation that was refused. */
  subject: string | null;
  detail: string | null;
  address: string | null;
  request_id: string | null;
  /** What tries of one minute have in common that are one line; null for lines that stand alone. */
  same_as: string | null;
  times: Generated<number>;
}

/** Members of staff who look at an office as its merchant, for half an hour, changing nothing. */
export interface StaffViewsTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  merchant_id: string;
  staff_id: string;
  expires_at: Date;
}
