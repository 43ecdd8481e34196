const watchers = new Set<() => void>();
let over = false;

/** Then nothing is asked for and nothing listened to, since every answer would be a refusal. */
export const isOver = (): boolean => over;

export function setSessionOver(now: boolean): void {
  if (over === now) return;
  over = now;
  for (const watcher of [...watchers]) watcher();
}

export function watchSessionOver(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
