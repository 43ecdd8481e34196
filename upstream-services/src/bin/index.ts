export type { Bin, BinRow, Bins, Restored } from './types.ts';
