/** Text, a number, a moment, or nothing. A moment is what the shop's clocks show, taken for UTC: spreadsheets know no zones. */
export type Cell = string | number | Date | null;

export interface Column {
  title: string;
  /** How its cells are shown; a date is a moment whose hours nobody knows. */
  kind: 'text' | 'number' | 'money' | 'date' | 'moment';
  /** Characters that are seen of a cell. */
  width: number;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}
