/** Text, a number, a moment, or nothing. A moment holds the shop's local time as if it were UTC: spreadsheets know no time zones. */
export type Cell = string | number | Date | null;

export interface Column {
  title: string;
  kind: 'text' | 'number' | 'money' | 'date' | 'moment';
  width: number;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}
