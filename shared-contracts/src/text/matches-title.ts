const folded = (text: string): string => text.normalize().toLowerCase().replaceAll('ё', 'е');

export function matchesTitle(title: string, typed: string): boolean {
  const held = folded(title);
  return folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => held.includes(word));
}
