const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes invisible characters that change the direction of the text around them: one in a product's name would make a price or a file extension read
 * backwards. Right-to-left letters stay.
 */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * Isolates a name from outside for use in plain text (a sentence, a title, a list). If it is written from right to left, it gets FSI and PDI, so that
 * the text around it keeps its order; other names are unchanged. In markup, elements isolate names (the base sheet).
 */
export const isolateBidi = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

export const stripUnpairedBidiControls = (text: string): string =>
  text.replace(
    /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (found) => (found.length > 1 ? found : ''),
  );
