/**
 * Rows that are put in another order. The part of the public surface that loads with such lists of the office, beside `index.ts`.
 */

export { moveItem } from './components/sortable-list/order.ts';
export { SortableList } from './components/sortable-list/sortable-list.tsx';
