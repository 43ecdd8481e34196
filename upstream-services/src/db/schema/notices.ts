/** What a merchant is told of, where and when; without a row all is told, at any time. */
export interface NoticeSettingsTable {
  merchant_id: string;
  /** What is not told, each as `<kind> <channel>`. */
  off: string[];
  /** Kinds that are told by mail; null: the usual ones, as long as no messenger and no browser tells them. */
  email: string[] | null;
  /** `HH:MM` in the shop's time zone; both or none. */
  quiet_from: string | null;
  quiet_to: string | null;
}
