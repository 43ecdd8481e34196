/** Tries within a window of time, by what is limited. */
export interface RateLimitsTable {
  /** What is counted: a limit's name and a hash of whose tries. */
  key: string;
  count: number;
  ends_at: Date;
  /** When the next try is taken; null where it is at once. */
  next_at: Date | null;
}
