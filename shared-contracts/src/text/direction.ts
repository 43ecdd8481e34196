const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without the characters that nobody sees and that turn the direction of what stands beside it: with one of them in a product's name, a
 * price or a file's ending would read backwards. Letters that are written from right to left stay.
 */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * A name from outside as it stands in a sentence, a title or a list that is plain text: written from right to left, it is isolated (FSI, PDI), so
 * that what stands beside it keeps its place. Any other name is as it was. In markup elements do it (the base sheet).
 */
export const isolateBidi = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

export const stripUnpairedBidiControls = (text: string): string =>
  text.replace(
    /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (found) => (found.length > 1 ? found : ''),
  );
