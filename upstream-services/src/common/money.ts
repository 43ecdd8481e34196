import { kopecksOf, roublesOf } from 'shared-contracts';

/** Kopecks, or null, as roubles of the wire. */
export const roublesOrNull = (kopecks: number | null): number | null => (kopecks === null ? null : roublesOf(kopecks));

/** Roubles of the wire, or null, as kopecks. */
export const kopecksOrNull = (roubles: number | null): number | null => (roubles === null ? null : kopecksOf(roubles));
