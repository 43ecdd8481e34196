export interface RateLimitsTable {
  key: string;
  count: number;
  ends_at: Date;
  next_at: Date | null;
}
