import { oneLine } from '../layout/page-title.ts';

/** Characters that search engines and messengers show of a description. */
const maxDescription = 160;

/** A text of about 160 characters at most, cut after a word. */
export function trimmed(text: string, most = maxDescription): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = oneLine(line.slice(0, most));
  const space = cut.lastIndexOf(' ');
  const words = space > most / 2 ? cut.slice(0, space) : cut.slice(0, most - 1);
  return `${oneLine(words).replace(/[\s.,;:–—-]+$/u, '')}…`;
}
