export interface NoticeSettingsTable {
  merchant_id: string;
  off: string[];
  /** Kinds that are told by mail; null: the usual ones, as long as no messenger and no browser tells them. */
  email: string[] | null;
  quiet_from: string | null;
  quiet_to: string | null;
}
