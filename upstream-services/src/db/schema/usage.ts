export interface UsageDaysTable {
  day: string;
  kind: string;
  count: string | number;
}
