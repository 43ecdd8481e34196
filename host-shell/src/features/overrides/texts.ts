export const texts = { shown: (releases: string) => `Только у вас: ${releases}`, reset: 'Вернуть обычные' };
