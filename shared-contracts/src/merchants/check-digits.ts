const innWeights10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const innWeights11 = [7, ...innWeights10];
const innWeights12 = [3, ...innWeights11];
const checkDigit = (digits: string, weights: number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;

export function isInn(value: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(value) || /^0+$/.test(value)) return false;
  if (value.length === 10) return checkDigit(value, innWeights10) === Number(value[9]);
  return checkDigit(value, innWeights11) === Number(value[10]) && checkDigit(value, innWeights12) === Number(value[11]);
}

export function isOgrnip(value: string): boolean {
  if (!/^\d{15}$/.test(value) || /^0+$/.test(value)) return false;
  return Number((BigInt(value.slice(0, 14)) % 13n) % 10n) === Number(value[14]);
}

export function isOgrn(value: string): boolean {
  if (!/^\d{13}$/.test(value) || /^0+$/.test(value)) return false;
  return Number((BigInt(value.slice(0, 12)) % 11n) % 10n) === Number(value[12]);
}

const bankKeyWeights = [7, 1, 3];
const fitsKey = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + (((bankKeyWeights[index % 3] ?? 0) * Number(digit)) % 10), 0) % 10 ===
  0;

export const isBic = (value: string): boolean => /^04\d{7}$/.test(value);

export const isBankAccount = (account: string, bic: string): boolean =>
  /^\d{20}$/.test(account) && isBic(bic) && fitsKey(bic.slice(-3) + account);

export const isCorrespondentAccount = (account: string, bic: string): boolean =>
  /^301\d{17}$/.test(account) &&
  isBic(bic) &&
  account.endsWith(bic.slice(-3)) &&
  fitsKey(`0${bic.slice(4, 6)}${account}`);

/**
 * Whether a bank's payment link contains a sum or is valid for one payment only. With such a link every shopper would pay the same (parameters of
 * СБП).
 */
export function isSinglePaymentLink(link: string): boolean {
  if (link.length > 1000 || !URL.canParse(link)) return false;
  const { searchParams } = new URL(link);
  return ['sum', 'amount'].some((name) => searchParams.has(name)) || searchParams.get('type') === '02';
}

export function isCardNumber(digits: string): boolean {
  if (!/^\d{16,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
