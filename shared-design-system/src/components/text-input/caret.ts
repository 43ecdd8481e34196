export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

export function placeAfterDigits(text: string, digits: number, onward: boolean): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text.charAt(place))) seen += 1;
  while (onward && place < text.length && /\D/.test(text.charAt(place))) place += 1;
  return place;
}
