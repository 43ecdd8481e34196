import type { ReactNode } from 'react';

/** One column: its title and what a row has in it. */
export interface Column<Item> {
  key: string;
  title: string;
  /** null: nothing, and on a phone's card no line for it. */
  cell: (item: Item) => ReactNode;
  /** Its title is a button that asks for another order. */
  sortable?: boolean;
  /** Numbers and sums: figures of one width, at the right edge. */
  numeric?: boolean;
  /** On a phone's card: its name (the first column unless one says so), nothing, or, left out, a line with label and value. */
  card?: 'title' | 'hidden';
}

/** By which column rows are ordered. */
export interface Sorting {
  column: string;
  direction: 'asc' | 'desc';
}

/** The chosen rows, and how to change them. */
export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

/** Props of `DataTable`. */
export interface DataTableProps<Item> {
  /** What the table lists, read aloud. */
  label: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (item: Item) => string;
  /** What a row is called, for its checkbox. */
  nameOf: (item: Item) => string;
  /** Route that a whole row leads to. */
  to?: (item: Item) => string;
  /** The order that the rows are in; ordering them is the caller's. */
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  selection?: Selection;
  /** Without rows: skeletons stand for them; with rows: their pictures go pale while others come. */
  loading?: boolean;
  /** Instead of rows where there are none: an `EmptyState`. */
  empty?: ReactNode;
}
