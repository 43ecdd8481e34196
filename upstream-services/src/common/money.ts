import { kopecksOf, roublesOf } from 'shared-contracts';

export const roublesOrNull = (kopecks: number | null): number | null => (kopecks === null ? null : roublesOf(kopecks));

export const kopecksOrNull = (roubles: number | null): number | null => (roubles === null ? null : kopecksOf(roubles));
