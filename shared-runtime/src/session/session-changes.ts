/** Who looks at the session whenever the store has changed. */
export const lookers = new Set<() => void>();

/** To be called whenever the store has changed. */
export const lookAtSession = (): void => {
  for (const look of [...lookers]) look();
};
