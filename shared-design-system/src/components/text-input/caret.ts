/** How many digits stand before a place in a text. */
export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

/** The place right after so many digits of a text. */
export function placeAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === digits && digits > 0) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
