const watchers = new Set<() => void>();
let over = false;

/** Whether the session is known to be over: then nothing is asked for and nothing listened to, since every answer would be a refusal. */
export const isOver = (): boolean => over;

/** Remembers that it is over, or that it may be there again. */
export function setOver(now: boolean): void {
  if (over === now) return;
  over = now;
  for (const watcher of [...watchers]) watcher();
}

/** Is told when that changes. */
export function watchOver(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
