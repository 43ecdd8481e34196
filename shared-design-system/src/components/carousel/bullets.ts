export function bulletWindow(current: number, count: number, most: number): { start: number; end: number } {
  const shown = Math.min(count, most);
  const start = Math.min(count - shown, Math.max(0, current - Math.floor(shown / 2)));
  return { start, end: start + shown };
}
