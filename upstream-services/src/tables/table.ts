/** Text, a number, a moment, or nothing. A moment is what the shop's clocks show, taken for UTC: spreadsheets know no zones. */
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
