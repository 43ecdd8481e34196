/**
 * Invisible characters. Those in the group `$1` are kept: in flags of regions, in emoji and keycaps, and joiners in scripts from Arabic to Georgian,
 * where they shape letters. The Braille blank is listed because Unicode does not class it as ignorable.
 */
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\p{ExtPict}\p{EMod}][\ufe0e\ufe0f]?(?:\u200d(?=\p{ExtPict}))?|[#*\d]\ufe0f(?=\u20e3)|[\u0620-\u10ff][\u200c\u200d])|[\p{DI}\u2800]/gu;

export const cleanText = (text: string): string => text.replace(unseen, '$1').normalize().trim();
