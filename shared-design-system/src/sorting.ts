export { moveItem } from './components/sortable-list/order.ts';
export { SortableList } from './components/sortable-list/sortable-list.tsx';
