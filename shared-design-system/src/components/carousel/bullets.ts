/** The bullets that are shown, from `start` up to `end` (not included): the current one in the middle, as far as the ends allow. */
export function bulletWindow(current: number, count: number, most: number): { start: number; end: number } {
  const shown = Math.min(count, most);
  const start = Math.min(count - shown, Math.max(0, current - Math.floor(shown / 2)));
  return { start, end: start + shown };
}
