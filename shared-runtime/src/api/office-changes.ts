const listeners = new Set<() => void>();

export function onOfficeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Something has been changed in the office: what the page has read for the shop's public may say otherwise now. */
export const noteOfficeChange = (): void => {
  for (const listener of [...listeners]) listener();
};
