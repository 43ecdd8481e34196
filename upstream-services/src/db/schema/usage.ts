/** What happened on the platform on one day, of all shops together. */
export interface UsageDaysTable {
  /** YYYY-MM-DD, of Moscow. */
  day: string;
  kind: string;
  /** Text, as every bigint. */
  count: string | number;
}
