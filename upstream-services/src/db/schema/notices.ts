/** What a merchant is told of, where and when; without a row all is told, at any time. */
export interface NoticeSettingsTable {
  merchant_id: string;
  /** What is not told, each as `<kind> <channel>`. */
  off: string[];
  /** `HH:MM` in the shop's time zone; both or none. */
  quiet_from: string | null;
  quiet_to: string | null;
}
