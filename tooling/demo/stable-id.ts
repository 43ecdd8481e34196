import { createHash } from 'node:crypto';

export function stableId(...name: string[]): string {
  const hash = createHash('sha256').update(name.join('\n')).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
