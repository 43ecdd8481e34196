export { FormatButtons } from './format-buttons.tsx';
export { nameOfDay, saveTable } from './save-table.ts';
