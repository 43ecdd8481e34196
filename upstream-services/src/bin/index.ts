export type { Bin, BinRow, Bins, Doomed, Restored } from './types.ts';
