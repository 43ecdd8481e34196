export interface NoticeSettingsTable {
  merchant_id: string;
  off: string[];
  /** Kinds of notices sent by e-mail; null: the default kinds, unless a messenger or a browser reaches the merchant. */
  email: string[] | null;
  quiet_from: string | null;
  quiet_to: string | null;
}
