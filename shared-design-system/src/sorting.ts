export { moveItem } from './components/sortable-list/move-item.ts';
export { SortableList } from './components/sortable-list/sortable-list.tsx';
