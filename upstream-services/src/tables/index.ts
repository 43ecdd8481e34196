export { escapeFormula, stripFormulaGuard, writeCsv, writeRows } from './csv.ts';
export type { Cell, Column } from './table.ts';
export { declareTableTask } from './task.ts';
export { writeXlsx } from './xlsx.ts';
