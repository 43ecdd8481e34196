const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Whether a title holds every word of what somebody has typed, in whatever case, with ё or е. Nothing typed: it does. */
export function titleHolds(title: string, typed: string): boolean {
  const held = folded(title);
  return folded(typed)
    .split(/\s+/)
    .every((word) => held.includes(word));
}
