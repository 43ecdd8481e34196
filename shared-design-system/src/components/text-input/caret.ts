export const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

export function placeAfterDigits(text: string, digits: number, onward: boolean): number {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < text.length; caret++) if (/\d/.test(text.charAt(caret))) seen += 1;
  while (onward && caret < text.length && /\D/.test(text.charAt(caret))) caret += 1;
  return caret;
}
