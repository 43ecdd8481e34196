// Sums are counted in kopecks and travel in roubles (decisions, part 5).

export const kopecksOf = (value: number): number => Math.round(value * 100);
export const roublesOf = (kopecks: number): number => kopecks / 100;
