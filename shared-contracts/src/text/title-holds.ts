const folded = (text: string): string => text.normalize().toLowerCase().replaceAll('ё', 'е');

/**
 * Whether a title holds every word of what somebody has typed, in whatever case and spelling; quotation marks and the like are looked for nowhere.
 * No letter or digit typed: it does.
 */
export function titleHolds(title: string, typed: string): boolean {
  const held = folded(title);
  return folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => held.includes(word));
}
