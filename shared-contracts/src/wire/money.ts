// Sums are counted in kopecks and travel in roubles (decision 5.1).

export const kopecksOf = (value: number): number => Math.round(value * 100);
export const roublesOf = (kopecks: number): number => kopecks / 100;
/** Takes the binary error off a sum of roubles. */
export const roundToKopecks = (roubles: number): number => Math.round(roubles * 100) / 100;
