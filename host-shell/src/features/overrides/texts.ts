export const texts = {
  /** Which other releases this browser has. */
  shown: (releases: string) => `Только у вас: ${releases}`,
  reset: 'Вернуть обычные',
};
