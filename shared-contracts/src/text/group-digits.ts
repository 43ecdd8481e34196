/**
 * Formats a whole number in groups of three with no-break spaces, as in Russian: `1 200`. `Intl.NumberFormat` gives the same, but loading its data
 * takes a cheap phone 60 ms of a shop's hydration, and server and browser may have different versions of that data.
 */
export function groupDigits(value: number): string {
  const digits = Math.round(Math.abs(value)).toFixed(0);
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return value < 0 ? `-${grouped}` : grouped;
}
