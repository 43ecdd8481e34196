export const sessionListeners = new Set<() => void>();

export const notifySessionListeners = (): void => {
  for (const listener of [...sessionListeners]) listener();
};
