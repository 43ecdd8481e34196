/** Characters that search engines and messengers show of a description. */
const mostDescription = 160;

/** Control characters and halves of surrogate pairs, which no page should hold. */
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text in one line, without what cannot be shown. */
export const oneLine = (text: string): string => text.replace(unprintable, '').replace(/\s+/g, ' ').trim();

/** A text of about 160 characters at most, cut after a word. */
export function trimmed(text: string, most = mostDescription): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = oneLine(line.slice(0, most));
  const space = cut.lastIndexOf(' ');
  const words = space > most / 2 ? cut.slice(0, space) : cut.slice(0, most - 1);
  return `${oneLine(words).replace(/[\s.,;:–—-]+$/u, '')}…`;
}
