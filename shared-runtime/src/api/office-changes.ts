const listeners = new Set<() => void>();

export function onOfficeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called after each change in the office: what the page has read for the shop's public may be outdated. */
export const noteOfficeChange = (): void => {
  for (const listener of [...listeners]) listener();
};
