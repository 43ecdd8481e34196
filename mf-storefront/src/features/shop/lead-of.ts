export const leadOf = (description: string): string => description.trim().split('\n', 1)[0] ?? '';
