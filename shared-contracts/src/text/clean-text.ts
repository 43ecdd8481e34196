/**
 * Characters that nobody sees, and (`$1`) those of them that stay: in the flag of a country's part, after an emoji, in a key, and the joiners of
 * the scripts between Arabic and Georgian, whose letters they shape. The Braille blank is not among Unicode's ignorable ones.
 */
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\p{ExtPict}\p{EMod}][\ufe0e\ufe0f]?(?:\u200d(?=\p{ExtPict}))?|[#*\d]\ufe0f(?=\u20e3)|[\u0620-\u10ff][\u200c\u200d])|[\p{DI}\u2800]/gu;

export const cleanText = (text: string): string => text.replace(unseen, '$1').normalize().trim();
