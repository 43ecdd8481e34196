import { truncate } from 'shared-contracts';
import { oneLine } from '../layout/page-title.ts';

const maxDescription = 160;

export function truncateDescription(text: string, most = maxDescription): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = oneLine(truncate(line, most));
  const space = cut.lastIndexOf(' ');
  const words = space > most / 2 ? cut.slice(0, space) : truncate(cut, most - 1);
  return `${oneLine(words).replace(/[\s.,;:–—-]+$/u, '')}…`;
}
