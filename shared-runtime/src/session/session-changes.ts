/** Called whenever the store has changed, by whoever waits for the session. */
export const sessionListeners = new Set<() => void>();

/** To be called whenever the store has changed. */
export const notifySessionListeners = (): void => {
  for (const listener of [...sessionListeners]) listener();
};
