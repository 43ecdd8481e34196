const innWeights10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const innWeights11 = [7, ...innWeights10];
const innWeights12 = [3, ...innWeights11];
const checkDigit = (digits: string, weights: number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;

/** INN with its check digits, 10 or 12 of them; all zeros is refused (integration facts). */
export function isInn(value: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(value) || /^0+$/.test(value)) return false;
  if (value.length === 10) return checkDigit(value, innWeights10) === Number(value[9]);
  return checkDigit(value, innWeights11) === Number(value[10]) && checkDigit(value, innWeights12) === Number(value[11]);
}

/** OGRNIP of 15 digits with its check digit (integration facts). */
export function isOgrnip(value: string): boolean {
  if (!/^\d{15}$/.test(value) || /^0+$/.test(value)) return false;
  return Number((BigInt(value.slice(0, 14)) % 13n) % 10n) === Number(value[14]);
}
