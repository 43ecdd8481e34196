/** A description's first paragraph, which says the main thing. */
export const leadOf = (description: string): string => description.trim().split('\n', 1)[0] ?? '';
