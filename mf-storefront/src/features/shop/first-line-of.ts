export const firstLineOf = (description: string): string => description.trim().split('\n', 1)[0] ?? '';
