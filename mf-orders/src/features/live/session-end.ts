const watchers = new Set<() => void>();
let over = false;

/** Whether the session is over: then nothing polls or listens, since every answer would be a refusal. */
export const isSessionEnded = (): boolean => over;

export function setSessionOver(now: boolean): void {
  if (over === now) return;
  over = now;
  for (const watcher of [...watchers]) watcher();
}

export function watchSessionOver(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
